#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/device_preset.h"
#include "core/session/session.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep {

/// Returns the device on which a recording ran; for a recording without launches, a CPU without a name.
[[nodiscard]] DeviceInfo device_of(const Recording& recording);

/// Returns the requested hardware for the device of the recording. Errors: those of hardware_for() for a
/// device.
[[nodiscard]] Result<HardwareModel> hardware_for(const HardwareWish& wish, const Recording& recording);

/// Whether the recording can be analysed for this hardware: false if a launch calls sub-group functions and
/// was recorded for another warp width.
[[nodiscard]] bool fits(const Recording& recording, const HardwareModel& hardware);

/// Executes the stages (see core/README.md) from the trace on: trace -> warp steps -> analyses -> session.
/// Uses all cores, or the requested number of threads. Errors: trace_mismatch, recorded_for_another_width,
/// cancelled.
Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress = {},
                                               std::size_t threads = 0);

struct AnalysisOptions {
    bool has_costs = true; ///< whether the session has costs and advice, see Session
    /// True if costs will be requested, so the simulation prepares their computation.
    bool makes_costs = false;
    /// For each launch, the result of a GrowingAnalysis for the same hardware, or nullopt if there is none.
    /// An empty list means nullopt for all launches.
    std::vector<std::optional<LaunchAnalysis>> looked_at;
};

/// Like analyse(), with the requested hardware for the device of the recording. Errors: also those of
/// hardware_for().
Result<std::shared_ptr<const Session>> analyse_as_wished(Recording recording, const HardwareWish& wish,
                                                         const ProgressSink& progress = {},
                                                         AnalysisOptions options = {});

/// Makes a session of the same recording with other hardware. Only results that depend on the changed numbers
/// are recomputed. Findings do not depend on the hardware; counted figures depend on the warp width, banks,
/// sectors and lines. Errors: recorded_for_another_width, cancelled.
Result<std::shared_ptr<const Session>> analyse_again(const Session& before, HardwareModel hardware,
                                                     const ProgressSink& progress = {});

} // namespace lockstep
