#pragma once

#include "app/worker/conversation.h"
#include "app/worker/live_analysis.h"
#include "app/worker/plain_events.h"
#include "app/worker/remote/far_parts.h"
#include "core/base/descriptor.h"
#include "core/base/input_file.h"
#include "core/base/progress.h"
#include "core/recording/run_spec.h"
#include "core/trace/log_part.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace lockstep {

/// A function that sends a request to a worker and returns its reply, like ask().
using Asker = std::function<Result<WorkerReply>(const WorkerRequest&, const ProgressSink&, const Listeners&)>;

/// How a recording is made.
struct RecordingWay {
    Asker asker = ask;
    LiveAnalysis* live = nullptr; ///< receives large logs, which are then not kept; null: all logs are kept
    /// A packed run on this machine that is recorded instead of the run, with its options; null: there is none.
    const InputFile* pack = nullptr;
    /// Receives the parts of large logs from another machine, which records a packed run; null: it does not.
    FarParts* far = nullptr;
    std::optional<std::string> expected = {}; ///< the name that the recording must have
};

/// Records a run in a worker process and receives the recording from it.
class RecordingStream {
public:
    /// Creates the channels. Errors: cannot_write_file.
    static Result<RecordingStream> make(RunSpec run, RecordingWay way);

    /// Records the run. If a plain kernel crashes the worker, or the connection to another machine is lost, returns
    /// the recording with everything before that.
    Result<Recording> record(const ProgressSink& progress);

private:
    RecordingStream(RunSpec run, RecordingWay way, std::shared_ptr<const SpillFile> spill, Descriptor memory)
        : run_(std::move(run)), way_(std::move(way)), spill_(std::move(spill)), memory_(std::move(memory)) {}

    [[nodiscard]] Listeners listeners();
    [[nodiscard]] WorkerRequest request() const;
    Result<Recording> take(std::optional<std::uint64_t> run_bytes, const ProgressSink& progress);
    Result<Recording> take_stopped(const Error& error, const ProgressSink& progress);
    Status add_parts(Recording& recording) const;

    RunSpec run_;
    RecordingWay way_;
    std::shared_ptr<const SpillFile> spill_;
    Descriptor memory_;
    PlainEvents plain_;
};

} // namespace lockstep
