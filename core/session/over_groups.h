#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace lockstep {

/// Work that is done for each work-group of a launch.
struct GroupWork {
    std::uint64_t groups = 0;
    std::uint64_t events_a_group = 0; ///< about: decides how many groups a thread takes at a time
    std::size_t workers = 1;
};

/// Threads that are worth starting for so many groups: at most one a core.
[[nodiscard]] std::size_t worker_count(std::uint64_t groups);

/// Calls `work(worker, group)` once for every group, from `workers` threads, each with its own worker number.
/// Reports Stage::reconstruct with the groups done. Errors: the error of the lowest group that failed,
/// whatever the threads' order; cancelled.
Status over_groups(const GroupWork& extent, const ProgressSink& progress,
                   const std::function<Status(std::size_t worker, Group group)>& work);

} // namespace lockstep
