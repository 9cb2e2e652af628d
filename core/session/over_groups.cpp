#include "core/session/over_groups.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t events_a_turn = 1 << 17; // some milliseconds of work between two looks at the others

class GroupQueue {
public:
    GroupQueue(const GroupWork& extent, const ProgressSink& progress,
               const std::function<Status(std::size_t, Group)>& work)
        : groups_(extent.groups),
          progress_(progress),
          work_(work),
          turn_(std::clamp<std::uint64_t>(events_a_turn / (extent.events_a_group + 1), 1,
                                          extent.groups / (extent.workers * 4) + 1)) {}

    void work_off(std::size_t worker) {
        while (!stopped_) {
            const std::uint64_t first = next_.fetch_add(turn_);
            if (first >= groups_) {
                return;
            }
            const std::uint64_t end = std::min(groups_, first + turn_);
            for (std::uint64_t group = first; group < end; ++group) {
                if (Status status = work_(worker, Group(group)); !status.ok()) {
                    fail(group, status.error());
                    return;
                }
            }
            report(end - first);
        }
    }

    [[nodiscard]] Status status() const {
        if (error_) {
            return *error_;
        }
        return cancelled_ ? Status(Error{ErrorCode::cancelled, {}, {}, {}}) : Status();
    }

private:
    /// Turns are handed out in ascending order and each is worked off to its end or its own failure, so the
    /// lowest group that fails is always reached.
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
        if (progress_ && !cancelled_ && !progress_({Stage::reconstruct, done_, groups_})) {
            cancelled_ = true;
            stopped_ = true;
        }
    }

    std::uint64_t groups_;
    const ProgressSink& progress_;
    const std::function<Status(std::size_t, Group)>& work_;
    std::uint64_t turn_; ///< groups taken at a time
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_; ///< guards what follows
    std::uint64_t done_ = 0;
    std::optional<Error> error_;
    std::uint64_t failed_group_ = 0;
    bool cancelled_ = false;
};

} // namespace

std::size_t worker_count(std::uint64_t groups) {
    const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(groups, 1, cores));
}

Status over_groups(const GroupWork& extent, const ProgressSink& progress,
                   const std::function<Status(std::size_t, Group)>& work) {
    GroupQueue queue(extent, progress, work);
    std::vector<std::thread> helpers;
    for (std::size_t worker = 1; worker < extent.workers; ++worker) {
        helpers.emplace_back([&queue, worker] { queue.work_off(worker); });
    }
    queue.work_off(0);
    for (std::thread& helper : helpers) {
        helper.join();
    }
    return queue.status();
}

} // namespace lockstep
