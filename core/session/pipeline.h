#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <cstddef>
#include <memory>

namespace lockstep {

/// False if a launch calls sub-group functions and was recorded for another warp width.
[[nodiscard]] bool fits(const Recording& recording, const HardwareModel& hardware);

/// The stages of DESIGN's sentence from the trace on: trace -> warp steps -> analyses -> session, over all
/// cores, or on as many threads as asked for. Errors: trace_mismatch, recorded_for_another_width, cancelled.
Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress = {},
                                               std::size_t threads = 0);

/// The same recording under other hardware: only what depends on the numbers that changed is done again.
/// Findings do not depend on any; counted figures do on the shape of warps, banks, sectors and lines. Errors:
/// recorded_for_another_width, cancelled.
Result<std::shared_ptr<const Session>> analyse_again(const Session& before, HardwareModel hardware,
                                                     const ProgressSink& progress = {});

} // namespace lockstep
