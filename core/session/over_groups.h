#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/log_window.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace lockstep {

/// Number of threads that is useful for this many groups: at most one per core.
[[nodiscard]] std::size_t worker_count(std::uint64_t groups);

/// The same for a log, or for the part of it that the trace contains. An analysed group takes memory, so
/// there are fewer threads for large groups: over all threads, the analysis of one group each takes at most
/// 512 MiB, or what a quarter of the largest part would take.
[[nodiscard]] std::size_t worker_count(const Trace& trace);

/// Calls `work(worker, group)` once for every logged group, from `workers` threads, each with its own worker
/// number. If the log is in parts, goes through one part after another. Reports Stage::reconstruct with the
/// number of groups done. Errors: the error of the lowest group that failed, independent of the order of
/// threads; cancelled; those of LogWindow::open().
Status over_groups(LogWindow& window, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t worker, Group group)>& work);

/// The same for the groups whose log the trace contains. Errors: also cancelled, by `progress`.
Status over_groups(const Trace& trace, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t worker, Group group)>& work);

/// Calls `work(group)` once for every logged group, in order. Errors: that of the first group that failed;
/// those of LogWindow::open().
Status in_order(LogWindow& window, const std::function<Status(Group group)>& work);

} // namespace lockstep
