#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/run/driver/device.h"
#include "core/run/plain_kernel.h"
#include "core/run/plain_limit.h"
#include "core/trace/capture.h"

#include <span>
#include <vector>

namespace lockstep {

/// Measures the times of plain kernels in an interleaved order, so that a temporary slowdown of the machine
/// affects all of them. In each round, every kernel runs once, followed by an empty kernel with the same
/// range. Every other round runs in reverse order.
///
///     round 1   A empty B empty        round 2   B empty A empty        round 3   A empty B empty ...
///
/// After the warm-up rounds, there are 25 to 61 rounds. After the 25th round, measuring stops when one second
/// has passed. The i-th times of all kernels are from the same round. `limit` is the time limit for each
/// round. Errors: driver_failed, cancelled.
Result<std::vector<Timing>> time_in_turn(const Device& device, std::span<PlainKernel* const> kernels,
                                         PlainLimit& limit, const ProgressSink& progress);

} // namespace lockstep
