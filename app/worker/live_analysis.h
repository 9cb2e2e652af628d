#pragma once

#include "app/worker/live_part.h"
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

/// The client side of LiveParts: analyses launches in a separate thread while the worker captures them. The
/// worker can change the memory for parts at any time, so each part is copied first, and the copy is checked.
class LiveAnalysis {
public:
    /// Creates the object and starts its thread. `hardware` is the hardware with which the launches are
    /// analysed. Errors: cannot_write_file.
    static Result<std::unique_ptr<LiveAnalysis>> begin(const HardwareWish& hardware,
                                                       const RecordOptions& options = {});
    ~LiveAnalysis();
    LiveAnalysis(const LiveAnalysis&) = delete;
    LiveAnalysis& operator=(const LiveAnalysis&) = delete;

    /// Returns the descriptors to pass to the worker (see given.h): the memory for parts, and the pipe.
    [[nodiscard]] std::vector<int> given() const { return {memory_.number(), taken_[0].number()}; }

    /// Accepts a part that the worker has announced. Always call it from the same thread.
    void take(const LivePart& part);
    /// Returns true after a failure. No more parts are analysed then, and the worker can be stopped.
    [[nodiscard]] bool has_failed() const;

    /// The result of finish(): for each launch, its analysis; empty if its log was not transferred in parts.
    struct Found {
        std::vector<std::optional<LaunchAnalysis>> launches;
        bool needs_logs = false; ///< whether at least one launch needs its whole log, which was not kept
    };
    /// Waits until all accepted parts are analysed, and analyses a launch again if necessary. Returns the
    /// analyses of the launches whose log was transferred in parts; the entries of other launches are empty.
    /// Adds the parts to the recording: their groups and, if they were needed again, their positions in the
    /// file. Errors: those of GrowingAnalysis; recording_damaged if the log in the recording differs from the
    /// analysed one, or if a part does not match its announcement.
    Result<Found> finish(Recording& recording, const ProgressSink& progress = {});

private:
    /// The launches whose parts have arrived.
    struct Launches {
        LaunchOrder order;
        std::map<std::uint64_t, std::unique_ptr<GrowingAnalysis>> analyses; ///< by launch number
    };
    LiveAnalysis(const HardwareWish& hardware, const RecordOptions& options);
    void work();
    Status look_at(const LivePart& part);
    Status begin_launch(const LivePart& part);
    Result<Trace> read_head(std::uint64_t bytes) const;
    Status read(const LivePart& part, std::uint64_t items);

    const HardwareWish hardware_;
    const std::uint64_t groups_;     ///< number of logged groups per launch; 0: all
    const std::uint64_t most_bytes_; ///< maximum size in bytes of the log of one part
    Descriptor memory_;
    /// Both ends of the pipe `taken`. This process keeps the read end open too, because otherwise writing
    /// would fail after the worker has exited.
    std::array<Descriptor, 2> taken_;
    std::optional<LogKeeper> keeper_; ///< stores the parts; empty if its file could not be created
    Column64 part_;                   ///< copy of the current part; launches refer to it
    Launches launches_;
    mutable std::mutex mutex_; ///< guards the members below
    std::condition_variable changed_;
    /// The part that the worker has announced but that has not been read yet. There is at most one, because
    /// the worker announces the next part only after this one was read.
    std::optional<LivePart> waiting_;
    bool has_ended_ = false;
    std::optional<Error> error_;
    std::atomic<bool> is_given_up_ = false; ///< whether the result is no longer needed
    std::thread thread_;                    ///< last member, because the thread uses all others
};

} // namespace lockstep
