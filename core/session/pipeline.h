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

/// What a recording ran on; without a launch a processor of no name.
[[nodiscard]] DeviceInfo device_of(const Recording& recording);

/// The hardware that is wished for on the recording's device. Errors: hardware_for()'s of a device.
[[nodiscard]] Result<HardwareModel> hardware_for(const HardwareWish& wish, const Recording& recording);

/// False if a launch calls sub-group functions and was recorded for another warp width.
[[nodiscard]] bool fits(const Recording& recording, const HardwareModel& hardware);

/// The stages (core/README.md) from the trace on: trace -> warp steps -> analyses -> session, over all
/// cores, or on as many threads as asked for. Errors: trace_mismatch, recorded_for_another_width, cancelled.
Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress = {},
                                               std::size_t threads = 0);

struct AnalysisOptions {
    bool has_costs = true;    ///< see Session
    bool makes_costs = false; ///< they will be asked for: one simulation tells what it can of them
    /// Of each launch what a GrowingAnalysis with the same hardware found, or none; empty: none of all.
    std::vector<std::optional<LaunchAnalysis>> looked_at;
};

/// As above, with the hardware that is wished for on the recording's device. Errors: also hardware_for()'s.
Result<std::shared_ptr<const Session>> analyse_as_wished(Recording recording, const HardwareWish& wish,
                                                         const ProgressSink& progress = {},
                                                         AnalysisOptions options = {});

/// The same recording under other hardware: only what depends on the numbers that changed is done again.
/// Findings do not depend on any; counted figures do on the shape of warps, banks, sectors and lines. Errors:
/// recorded_for_another_width, cancelled.
Result<std::shared_ptr<const Session>> analyse_again(const Session& before, HardwareModel hardware,
                                                     const ProgressSink& progress = {});

} // namespace lockstep
