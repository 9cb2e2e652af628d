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

/// The client's end of LiveParts: analyses launches in a separate thread while the worker captures them. The
/// worker can change the memory for parts at any time, so each part is copied first, and then the copy is
/// checked.
class LiveAnalysis {
public:
    /// `hardware`: the hardware with which the launches are analysed. Errors: cannot_write_file.
    static Result<std::unique_ptr<LiveAnalysis>> begin(const HardwareWish& hardware,
                                                       const RecordOptions& options = {});
    ~LiveAnalysis();
    LiveAnalysis(const LiveAnalysis&) = delete;
    LiveAnalysis& operator=(const LiveAnalysis&) = delete;

    /// Descriptors for the worker, see given.h: the memory for parts, and the pipe.
    [[nodiscard]] std::vector<int> given() const { return {memory_.number(), taken_[0].number()}; }

    /// Takes a part that the worker has announced. Always call it from the same thread.
    void take(const LivePart& part);
    /// Whether something failed: no more parts are analysed, and the worker can be ended.
    [[nodiscard]] bool has_failed() const;

    /// The analyses of those launches of the recording whose log came in parts; none for the others. Waits
    /// until all parts that were taken are analysed, and analyses a launch again if that is necessary. Stores
    /// the groups of the parts in the recording, and where they are kept if they were needed again. Errors:
    /// those of GrowingAnalysis; recording_damaged, if the recording has another log, or a part does not
    /// match its announcement.
    struct Found {
        std::vector<std::optional<LaunchAnalysis>> launches;
        bool needs_logs = false; ///< at least one of them needs its whole log again, which was not kept
    };
    Result<Found> finish(Recording& recording, const ProgressSink& progress = {});

private:
    LiveAnalysis(const HardwareWish& hardware, const RecordOptions& options);
    void work();
    Status look_at(const LivePart& part);
    Status begin_launch(const LivePart& part);
    Result<Trace> read_head(std::uint64_t bytes) const;
    Status read(const LivePart& part, std::uint64_t items);

    const HardwareWish hardware_;
    const std::uint64_t groups_;     ///< logged groups per launch; 0: all
    const std::uint64_t most_bytes_; ///< limit for the log of one part
    Descriptor memory_;
    std::array<Descriptor, 2> taken_; ///< both ends, because the worker may have exited when we write
    std::optional<LogKeeper> keeper_; ///< none if its file could not be created
    Column64 part_;                   ///< copy of the part; launches refer to it
    std::map<std::uint64_t, std::unique_ptr<GrowingAnalysis>> launches_; ///< by number of the launch
    mutable std::mutex mutex_;                                           ///< guards the members below
    std::condition_variable changed_;
    std::optional<LivePart> waiting_; ///< at most one: the worker announces no more before it has been read
    bool has_ended_ = false;
    std::optional<Error> error_;
    std::atomic<bool> is_given_up_ = false; ///< the result is no longer needed
    std::thread thread_;                    ///< last: it uses all of the above
};

} // namespace lockstep
