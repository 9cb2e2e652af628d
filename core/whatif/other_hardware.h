#pragma once

#include "core/analysis/sites/figures.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A hardware model on which a recording can be counted again: a preset, or the session's model with one other number.
struct HardwareChoice {
    std::string number;      ///< name of the changed number; empty: a preset, or the session's own model
    std::uint32_t value = 0; ///< its value
    HardwareModel hardware;
    [[nodiscard]] bool is_preset() const { return number.empty(); }
};

/// Returns the hardware on which a recording can be counted again: first the shown model; then the next smaller and larger
/// warp width, number of banks and size of a sector; then the presets of Lockstep and of the user, at most 24. Presets that
/// cannot be read are left out, and so is the preset that is shown.
[[nodiscard]] std::vector<HardwareChoice> hardware_choices(const HardwareModel& shown);

/// The figures of a launch on a hardware model: counted from the recording, except for the cycles, which are modelled.
struct HardwareFigures {
    std::uint64_t warp_steps = 0;
    LocalFigures local;
    std::uint64_t sectors = 0;           ///< of global memory
    std::optional<std::uint64_t> cycles; ///< empty if the kernel does not fit on a multiprocessor
    friend bool operator==(const HardwareFigures&, const HardwareFigures&) = default;
};

/// Returns the figures of a launch on the hardware of its session.
[[nodiscard]] HardwareFigures hardware_figures(const Session& session, std::size_t launch);

/// Counts a launch again for other hardware. Errors: recorded_for_another_width, cancelled.
[[nodiscard]] Result<HardwareFigures> figures_on(const Session& session, std::size_t launch,
                                                 const HardwareModel& hardware,
                                                 const ProgressSink& progress = {});

} // namespace lockstep
