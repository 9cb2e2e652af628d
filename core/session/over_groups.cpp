#include "core/session/over_groups.h"

#include "core/base/threads.h"
#include "core/site/analysis_bytes.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t events_a_turn = 1 << 17; // number of events per chunk, which takes some milliseconds

class GroupQueue {
public:
    GroupQueue(const Trace& trace, std::size_t workers, const ProgressSink& progress,
               const std::function<Status(std::size_t, Group)>& work)
        : groups_(trace.groups()),
          all_(trace.logged_groups()),
          progress_(progress),
          work_(work),
          turn_(std::clamp<std::uint64_t>(events_a_turn / (trace.events.size() / groups_.count() + 1), 1,
                                          groups_.count() / (workers * 4) + 1)),
          next_(groups_.first),
          done_(groups_.first) {}

    /// Processes chunks of groups until none are left. An exception also stops the other threads.
    void work_off(std::size_t worker) {
        try {
            take_turns(worker);
        } catch (...) {
            stopped_ = true;
            throw;
        }
    }

    [[nodiscard]] Status status() const {
        if (error_) {
            return *error_;
        }
        return cancelled_ ? Status(Error{ErrorCode::cancelled, {}, {}, {}}) : Status();
    }

private:
    void take_turns(std::size_t worker) {
        while (!stopped_) {
            const std::uint64_t first = next_.fetch_add(turn_);
            if (first >= groups_.end) {
                return;
            }
            const std::uint64_t end = std::min(groups_.end, first + turn_);
            for (std::uint64_t group = first; group < end; ++group) {
                if (Status status = work_(worker, Group(group)); !status.ok()) {
                    fail(group, status.error());
                    return;
                }
            }
            report(end - first);
        }
    }

    /// Records the error of a group. Chunks are started in ascending order, and each one is processed up to
    /// its end or its first error, so the error of the lowest failing group is always found.
    void fail(std::uint64_t group, const Error& error) {
        const std::lock_guard lock(mutex_);
        if (!error_ || group < failed_group_) {
            error_ = error;
            failed_group_ = group;
        }
        stopped_ = true;
    }

    void report(std::uint64_t groups) {
        const std::lock_guard lock(mutex_);
        done_ += groups;
        if (progress_ && !cancelled_ && !progress_({Stage::reconstruct, done_, all_})) {
            cancelled_ = true;
            stopped_ = true;
        }
    }

    GroupRange groups_;
    std::uint64_t all_; ///< number of groups in the whole log
    const ProgressSink& progress_;
    const std::function<Status(std::size_t, Group)>& work_;
    std::uint64_t turn_; ///< number of groups per chunk
    std::atomic<std::uint64_t> next_;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_; ///< protects the members below
    std::uint64_t done_;
    std::optional<Error> error_;
    std::uint64_t failed_group_ = 0;
    bool cancelled_ = false;
};

} // namespace

std::size_t worker_count(std::uint64_t groups) {
    const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(groups, 1, cores));
}

std::size_t worker_count(const Trace& trace) {
    if (trace.offsets.empty()) {
        return worker_count(trace.logged_groups());
    }
    const std::uint64_t items = items_per_group(trace.range);
    const auto events_of = [&](std::uint64_t first, std::uint64_t end) {
        return trace.offsets[end * items] - trace.offsets[first * items];
    };
    const std::vector<LogPart> whole{{.groups = {trace.groups().first, trace.logged_groups()}}};
    std::uint64_t largest_part = 0;
    std::uint64_t largest = 1; // size of the largest group
    std::uint64_t groups = 0;
    for (const LogPart& part : trace.parts.empty() ? whole : trace.parts) {
        largest_part = std::max(largest_part, events_of(part.groups.first, part.groups.end));
        groups += part.groups.count();
        for (std::uint64_t group = part.groups.first; group < part.groups.end; ++group) {
            largest = std::max(largest, events_of(group, group + 1));
        }
    }
    constexpr std::uint64_t enough = std::uint64_t{512} << 20;
    const std::uint64_t most = std::max(enough, analysis_bytes(largest_part / 4, items));
    return std::min(worker_count(groups), static_cast<std::size_t>(std::max<std::uint64_t>(
                                              1, most / analysis_bytes(largest, items))));
}

Status over_groups(const Trace& trace, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t, Group)>& work) {
    GroupQueue queue(trace, workers, progress, work);
    in_threads(workers, [&queue](std::size_t worker) { queue.work_off(worker); });
    return queue.status();
}

Status over_groups(LogWindow& window, std::size_t workers, const ProgressSink& progress,
                   const std::function<Status(std::size_t, Group)>& work) {
    for (std::size_t part = 0; part < window.count(); ++part) {
        if (Status opened = window.open(part); !opened.ok()) {
            return opened;
        }
        if (Status done = over_groups(window.trace(), workers, progress, work); !done.ok()) {
            return done;
        }
    }
    return {};
}

Status in_order(LogWindow& window, const std::function<Status(Group)>& work) {
    return over_groups(window, 1, {}, [&](std::size_t, Group group) { return work(group); });
}

} // namespace lockstep
