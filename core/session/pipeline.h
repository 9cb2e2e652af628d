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

/// The device on which a recording ran; without a launch, a CPU without a name.
[[nodiscard]] DeviceInfo device_of(const Recording& recording);

/// The requested hardware, for the recording's device. Errors: those of hardware_for() for a device.
[[nodiscard]] Result<HardwareModel> hardware_for(const HardwareWish& wish, const Recording& recording);

/// False if a launch calls sub-group functions and was recorded for another warp width.
[[nodiscard]] bool fits(const Recording& recording, const HardwareModel& hardware);

/// The stages (core/README.md) from the trace on: trace -> warp steps -> analyses -> session, on all cores,
/// or on the requested number of threads. Errors: trace_mismatch, recorded_for_another_width, cancelled.
Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress = {},
                                               std::size_t threads = 0);

struct AnalysisOptions {
    bool has_costs = true;    ///< see Session
    bool makes_costs = false; ///< they will be requested: the simulation prepares what it can
    /// For each launch the result of a GrowingAnalysis with the same hardware, or none; empty: none for any
    /// launch.
    std::vector<std::optional<LaunchAnalysis>> looked_at;
};

/// As above, with the requested hardware for the recording's device. Errors: also those of hardware_for().
Result<std::shared_ptr<const Session>> analyse_as_wished(Recording recording, const HardwareWish& wish,
                                                         const ProgressSink& progress = {},
                                                         AnalysisOptions options = {});

/// The same recording with other hardware: only results that depend on the changed numbers are recomputed.
/// Findings depend on none of them; counted figures depend on the shape of warps, banks, sectors and lines.
/// Errors: recorded_for_another_width, cancelled.
Result<std::shared_ptr<const Session>> analyse_again(const Session& before, HardwareModel hardware,
                                                     const ProgressSink& progress = {});

} // namespace lockstep
