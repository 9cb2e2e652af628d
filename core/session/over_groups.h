#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/log_window.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace lockstep {

/// Returns the number of threads that is useful for this many groups: at most one per core.
[[nodiscard]] std::size_t worker_count(std::uint64_t groups);

/// Returns the number of threads for analysing a log, or the part of it that the trace contains. There are
/// fewer threads for large groups, because each group that is being analysed needs memory: all threads
/// together use at most 512 MiB, or as much as a quarter of the largest part would need.
[[nodiscard]] std::size_t worker_count(const Trace& trace);

/// Calls `work(worker, group)` once for every logged group, in `workers` threads with different worker
/// numbers. If the log is in parts, processes one part after another. Reports Stage::reconstruct with the
/// number of finished groups. Errors: the error of the lowest group that failed, independent of the order of
/// threads; cancelled; those of LogWindow::open().
Status over_groups(LogWindow& window, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t worker, Group group)>& work);

/// Calls `work(worker, group)` like the other overload, but only for the groups whose log is in the trace.
/// Errors: also cancelled, if `progress` returns false.
Status over_groups(const Trace& trace, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t worker, Group group)>& work);

/// Calls `work(group)` once for every logged group, in ascending order. Errors: the error of the first group
/// that failed; those of LogWindow::open().
Status in_order(LogWindow& window, const std::function<Status(Group group)>& work);

} // namespace lockstep
