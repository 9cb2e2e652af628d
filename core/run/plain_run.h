#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/capture.h"
#include "core/run/device.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace lockstep {

/// What the kernel as its author wrote it gave.
struct PlainRun {
    std::vector<std::vector<std::byte>> contents; ///< of every buffer that is not read-only, by argument
    std::optional<Timing> timing;
};

/// Runs the plain kernel once for its result and, when asked, times it: warm-up, then at least 20 runs by
/// profiling events; written buffers are put back before each. Errors: driver_build_failed, driver_failed,
/// cancelled.
Result<PlainRun> run_plain(const Device& device, const Launch& launch, bool time,
                           const ProgressSink& progress);

/// Median, quartiles (by linear interpolation between order statistics) and minimum of measured times.
[[nodiscard]] Timing summarise(std::vector<std::uint64_t> runs_ns);

} // namespace lockstep
