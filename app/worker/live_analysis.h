#pragma once

#include "app/worker/protocol.h"
#include "core/base/descriptor.h"
#include "core/base/result.h"
#include "core/hardware/device_preset.h"
#include "core/session/growing_analysis.h"
#include "core/session/launch_analysis.h"
#include "core/trace/recording.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace lockstep {

/// The client's end of LiveParts: analyses launches while the worker captures them, in a thread of its own. The worker can
/// change the memory for parts at any time, so a part is read, and what was read is checked.
class LiveAnalysis {
public:
    /// `hardware`: what the launches are looked at with. Errors: cannot_write_file.
    static Result<std::unique_ptr<LiveAnalysis>> begin(const HardwareWish& hardware,
                                                       const RecordOptions& options = {});
    ~LiveAnalysis();
    LiveAnalysis(const LiveAnalysis&) = delete;
    LiveAnalysis& operator=(const LiveAnalysis&) = delete;

    /// For the worker, see given.h: the memory for parts, and the pipe.
    [[nodiscard]] std::vector<int> given() const { return {memory_.number(), taken_[0].number()}; }

    /// What the worker said. From any one thread.
    void take(const LivePart& part);
    /// Whether something went wrong: nothing more is looked at, and nobody need go on.
    [[nodiscard]] bool has_failed() const;

    /// What was found in the launches of the recording that came in parts; none of the others. Waits for what was
    /// taken. The parts' groups are told to the recording. Errors: those of GrowingAnalysis; recording_damaged, where
    /// the recording is of another log, or a part is not what was said of it.
    struct Found {
        std::vector<std::optional<LaunchAnalysis>> launches;
        bool needs_logs = false; ///< of one of them the whole log must be looked at once more
    };
    Result<Found> finish(Recording& recording);

private:
    LiveAnalysis(const HardwareWish& hardware, const RecordOptions& options);
    void work();
    Status look_at(const LivePart& part);
    Status begin_launch(const LivePart& part);
    Result<Trace> read_head(std::uint64_t bytes) const;
    Status read(const LivePart& part, std::uint64_t items);

    const HardwareWish hardware_;
    const std::uint64_t groups_;     ///< that are logged of each launch; 0: all
    const std::uint64_t most_bytes_; ///< that a part's log may take
    Descriptor memory_;
    std::array<Descriptor, 2> taken_; ///< both ends: the worker may be gone when we write
    Column64 part_;                   ///< what was read; must outlive the launches, which look into it
    std::map<std::uint64_t, std::unique_ptr<GrowingAnalysis>> launches_; ///< by number
    mutable std::mutex mutex_;                                           ///< guards what follows
    std::condition_variable changed_;
    std::optional<LivePart> waiting_; ///< one: the worker says no more before it has been read
    bool has_ended_ = false;
    std::optional<Error> error_;
    std::atomic<bool> is_given_up_ = false; ///< nobody wants to know any more
    std::thread thread_;                    ///< last: it uses all of the above
};

} // namespace lockstep
