#pragma once

#include "app/worker/live_folder.h"
#include "app/worker/protocol.h"
#include "core/base/result.h"
#include "core/hardware/device_preset.h"
#include "core/session/growing_analysis.h"
#include "core/session/launch_analysis.h"
#include "core/trace/recording.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

namespace lockstep {

/// The client's end of LiveParts: analyses launches while the worker captures them, in a thread of its own.
class LiveAnalysis {
public:
    /// Makes the pipe in the folder. `hardware`: what the launches are looked at with. `groups`: see
    /// RunOptions::groups. Errors: cannot_write_file.
    static Result<std::unique_ptr<LiveAnalysis>>
    begin(std::filesystem::path folder, const HardwareWish& hardware, std::uint64_t groups = 0);
    ~LiveAnalysis();
    LiveAnalysis(const LiveAnalysis&) = delete;
    LiveAnalysis& operator=(const LiveAnalysis&) = delete;

    /// What the worker said. From any one thread.
    void take(const LivePart& part);
    /// Whether something went wrong: nothing more is looked at, and nobody need go on.
    [[nodiscard]] bool has_failed() const;

    /// What was found in the launches of the recording that came in parts; none of the others. Waits for what was
    /// taken. The parts' groups are told to the recording. Errors: those of GrowingAnalysis; recording_damaged, where
    /// the recording is of another log.
    struct Found {
        std::vector<std::optional<LaunchAnalysis>> launches;
        bool needs_logs = false; ///< of one of them the whole log must be looked at once more
    };
    Result<Found> finish(Recording& recording);

private:
    LiveAnalysis(std::filesystem::path folder, const HardwareWish& hardware, std::uint64_t groups, int pipe);
    void work();
    Status look_at(const LivePart& part);
    Result<GrowingAnalysis*> launch(const LivePart& part);
    Result<std::span<std::byte>> slot(std::uint64_t number);

    const std::filesystem::path folder_;
    const HardwareWish hardware_;
    const std::uint64_t groups_; ///< that are logged of each launch; 0: all
    const int pipe_;
    std::array<Block, live_folder::slot_count> slots_; ///< must outlive the launches, which look into them
    std::map<std::uint64_t, std::unique_ptr<GrowingAnalysis>> launches_; ///< by number
    mutable std::mutex mutex_;                                           ///< guards what follows
    std::condition_variable changed_;
    std::deque<LivePart> waiting_;
    bool has_ended_ = false;
    std::optional<Error> error_;
    std::atomic<bool> is_given_up_ = false; ///< nobody wants to know any more
    std::thread thread_;                    ///< last: it uses all of the above
};

} // namespace lockstep
