#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/run/capture.h"
#include "core/run/device.h"
#include "core/run/plain_kernel.h"
#include "core/run/plain_limit.h"

#include <span>
#include <vector>

namespace lockstep {

/// Times plain kernels in turn, so that what slows the machine down for a while slows all of them down:
/// rounds in which each kernel runs once, and an empty one with its range behind it; every other round the
/// other way round.
///
///     round 1   A empty B empty        round 2   B empty A empty        round 3   A empty B empty ...
///
/// Warm-up rounds, then at least 20; more of short kernels, until they have taken a second. The i-th runs of
/// all are of one round. `limit`: for each round. Errors: driver_failed, cancelled.
Result<std::vector<Timing>> time_in_turn(const Device& device, std::span<PlainKernel* const> kernels,
                                         PlainLimit& limit, const ProgressSink& progress);

} // namespace lockstep
