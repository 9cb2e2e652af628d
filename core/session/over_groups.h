#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/log_window.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace lockstep {

/// Threads that are worth starting for so many groups: at most one a core.
[[nodiscard]] std::size_t worker_count(std::uint64_t groups);

/// The same for a log, or for the part of it that the trace holds. An analysed group takes memory, so there are fewer threads for
/// large groups: what their analysis keeps of one group for each thread is at most 512 MiB, or what it would keep of a quarter
/// of the largest part.
[[nodiscard]] std::size_t worker_count(const Trace& trace);

/// Calls `work(worker, group)` once for every group that was logged, from `workers` threads, each with its
/// own worker number; where the log is in parts, part after part. Reports Stage::reconstruct with the groups
/// done. Errors: the error of the lowest group that failed, whatever the threads' order; cancelled; those of
/// LogWindow::open().
Status over_groups(LogWindow& window, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t worker, Group group)>& work);

/// The same for the groups whose log the trace holds. Errors: also cancelled, by `progress`.
Status over_groups(const Trace& trace, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t worker, Group group)>& work);

/// Calls `work(group)` once for every group that was logged, in order. Errors: that of the first group that
/// failed; those of LogWindow::open().
Status in_order(LogWindow& window, const std::function<Status(Group group)>& work);

} // namespace lockstep
