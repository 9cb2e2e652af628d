#include "app/worker/client.h"

#include "app/words/answer_words.h"
#include "app/words/errors/error_words.h"
#include "app/worker/conversation.h"
#include "app/worker/given.h"
#include "app/worker/live_analysis.h"
#include "app/worker/plain_events.h"
#include "app/worker/process/scratch_folder.h"
#include "core/session/pipeline.h"
#include "core/trace/log_part.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

/// Returns the log parts of a launch that are stored in the file. The parts must be consecutive and start
/// with the launch's first group, which the recording contains; otherwise, returns nullopt. `at` is the
/// offset of the first part in the file, and is set to the end of the last one.
std::optional<std::vector<LogPart>> parts_of(const Trace& trace, const std::vector<std::uint64_t>& ends,
                                             const std::shared_ptr<const SpillFile>& file,
                                             std::uint64_t most_bytes, std::uint64_t& at) {
    std::vector<LogPart> parts;
    std::uint64_t first = 0;
    for (const std::uint64_t end : ends) {
        const GroupRange groups{first, end};
        if (end <= first || end > group_count(trace.range)) {
            return std::nullopt;
        }
        const std::uint64_t bytes = log_part_bytes(trace, groups);
        if (bytes > most_bytes || at > file->size() || bytes > file->size() - at) {
            return std::nullopt;
        }
        parts.push_back({groups, file, std::exchange(at, at + bytes)});
        first = end;
    }
    const bool begins_as_recorded = parts.empty() || parts[0].groups.end == trace.groups().end;
    return begins_as_recorded ? std::optional(std::move(parts)) : std::nullopt;
}

/// Records a run in a worker process and receives the recording from it.
class RecordingStream {
public:
    /// Creates the channels. `live` receives large logs, which are then not kept; if it is null, all logs are
    /// kept. Errors: cannot_write_file. `pack` is a packed run that is recorded instead of `run`, with the
    /// options of `run`; null: there is none.
    static Result<RecordingStream> make(RunSpec run, LiveAnalysis* live, const InputFile* pack = nullptr) {
        auto spill = SpillFile::make(folder_on_disk());
        if (!spill) {
            return as_ours(spill.error());
        }
        Descriptor memory = make_shared_memory();
        if (!memory.is_open()) {
            return Error{.code = ErrorCode::out_of_memory};
        }
        return RecordingStream(std::move(run), live, pack, std::move(*spill), std::move(memory));
    }

    /// Records the run. If a plain kernel crashes the worker, returns the recording with everything before
    /// the crash.
    Result<Recording> record(const ProgressSink& progress) {
        Listeners listeners{.on_plain = [this](const WorkerReply& reply) { plain_.take(reply); },
                            .given = {memory_.number(), spill_->descriptor()}};
        if (live_ != nullptr) {
            listeners.on_part = [this](const LivePart& part) {
                live_->take(part);
                return true;
            };
            const std::vector<int> files = live_->given();
            listeners.given.insert(listeners.given.end(), files.begin(), files.end());
        }
        if (pack_ != nullptr) {
            listeners.given.push_back(pack_->descriptor());
        }
        // Set as soon as the reply arrives. Meanwhile, the worker shuts down, which takes drivers a tenth of
        // a second.
        std::optional<Result<Recording>> recording;
        listeners.on_answer = [&](const WorkerReply& answer) {
            if (const auto* recorded = std::get_if<Recorded>(&answer)) {
                recording = take(recorded->bytes, progress);
            }
        };
        const auto go_on = [&](const Progress& at) {
            return (live_ == nullptr || !live_->has_failed()) && (!progress || progress(at));
        };
        const auto kind = pack_ != nullptr ? WorkerRequest::Kind::record_pack : WorkerRequest::Kind::record;
        const auto reply = ask({.kind = kind, .run = run_, .is_live = live_ != nullptr}, go_on, listeners);
        if (reply) {
            return recording ? *std::move(recording) : wrong_answer(answer_flaw::another_question);
        }
        const auto stop = plain_.captured() ? plain_stop_by(reply.error(), plain_.running()) : std::nullopt;
        return stop ? take_stopped(*stop, progress) : as_ours(reply.error());
    }

private:
    RecordingStream(RunSpec run, LiveAnalysis* live, const InputFile* pack,
                    std::shared_ptr<const SpillFile> spill, Descriptor memory)
        : run_(std::move(run)),
          live_(live),
          pack_(pack),
          spill_(std::move(spill)),
          memory_(std::move(memory)) {}

    /// Replaces the file in an error message by its folder, because the file itself has no name.
    static Error as_ours(Error error) {
        if (error.code == ErrorCode::cannot_write_file && error.arguments.size() == 2 &&
            (error.arguments[0].empty() || error.arguments[0] == folder_on_disk())) {
            error.arguments = {folder_on_disk().string(), error.arguments[1],
                               std::string(written_for::scratch)};
        }
        return error;
    }

    /// Returns the recording that the worker has written so far. If `run_bytes` is given, also reads the
    /// results of the whole run, which have this size. The worker may still be running.
    Result<Recording> take(std::optional<std::uint64_t> run_bytes, const ProgressSink& progress) {
        if (!plain_.captured()) {
            return wrong_answer(answer_flaw::recording);
        }
        if (!seal(memory_)) {
            return wrong_answer(answer_flaw::memory);
        }
        auto stream = InputFile::of(std::move(memory_));
        if (!stream) {
            return stream.error();
        }
        const auto shared = std::make_shared<const InputFile>(std::move(*stream));
        auto recording = take_recording(shared, plain_.captured()->bytes, progress);
        if (!recording) {
            const Error& error = recording.error();
            return error.code == ErrorCode::cancelled ? error : wrong_answer(answer_flaw::recording, error);
        }
        if (pack_ == nullptr && recording->what != recorded_name(run_)) {
            return wrong_answer(answer_flaw::another_question);
        }
        if (Status added = add_parts(*recording); !added) {
            return added.error();
        }
        const Status added = plain_.add_to(*recording, *shared, run_bytes);
        return added ? std::move(recording) : added.error();
    }

    Result<Recording> take_stopped(const PlainStop& stop, const ProgressSink& progress) {
        auto recording = take(std::nullopt, progress);
        if (!recording) {
            return recording;
        }
        const Status stopped = plain_.add_stop_to(*recording, stop);
        return stopped ? std::move(recording) : stopped.error();
    }

    /// Adds the log parts of the launches to the recording. Errors: worker_answer_wrong.
    Status add_parts(Recording& recording) const {
        const auto& ends = plain_.captured()->part_ends;
        if (ends.size() != recording.launches.size()) {
            return wrong_answer(answer_flaw::log_files);
        }
        std::uint64_t at = 0;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            auto parts = parts_of(recording.launches[i], ends[i], spill_, run_.options.budget(), at);
            if (!parts) {
                return wrong_answer(answer_flaw::log_files);
            }
            recording.launches[i].parts = std::move(*parts);
        }
        return {};
    }

    RunSpec run_;
    LiveAnalysis* live_;
    const InputFile* pack_;
    std::shared_ptr<const SpillFile> spill_;
    Descriptor memory_;
    PlainEvents plain_;
};

Result<Recording> recorded(RunSpec run, LiveAnalysis* live, const ProgressSink& progress) {
    auto stream = RecordingStream::make(std::move(run), live);
    return stream ? stream->record(progress) : stream.error();
}

/// Converts an error in a log that was transferred in parts. If the log is damaged, the error says that the
/// worker's data was wrong.
Error error_of_log(const Error& error) {
    return error.code == ErrorCode::recording_damaged ? wrong_answer(answer_flaw::log_files, error) : error;
}

/// Returns the session of a completed run whose large logs are analysed while it is recorded; null if the
/// logs must be kept.
Result<std::shared_ptr<const Session>> looked_at_live(const RunSpec& run, const Wants& wants,
                                                      const ProgressSink& progress) {
    auto live = LiveAnalysis::begin(run.hardware, run.options);
    if (!live) {
        return live.error();
    }
    auto recording = recorded(run, live->get(), progress);
    if (!recording && !(*live)->has_failed()) {
        return recording.error();
    }
    Recording none;
    auto found = (*live)->finish(recording ? *recording : none, progress);
    if (!found) {
        return error_of_log(found.error());
    }
    if (found->needs_logs) {
        return std::shared_ptr<const Session>();
    }
    return analyse_as_wished(std::move(*recording), run.hardware, progress,
                             {.has_costs = wants.costs != Wants::Costs::none,
                              .makes_costs = wants.costs == Wants::Costs::at_once,
                              .looked_at = std::move(found->launches)});
}

} // namespace

Result<Recording> run_in_worker(const RunSpec& run, const ProgressSink& progress) {
    if (run.kind == RunKind::recording) {
        return read_recording(run.what, progress);
    }
    auto completed = complete_run(run);
    if (!completed) {
        return completed.error();
    }
    return recorded(std::move(*completed), nullptr, progress);
}

Result<Recording> record_pack_in_worker(const InputFile& pack, const RecordOptions& options,
                                        const ProgressSink& progress) {
    auto stream = RecordingStream::make({.options = options}, nullptr, &pack);
    return stream ? stream->record(progress) : stream.error();
}

Result<std::shared_ptr<const Session>> look(const RunSpec& run, const Wants& wants,
                                            const ProgressSink& progress) {
    if (run.kind != RunKind::recording && wants.log == Wants::Log::in_parts && !wants.on_recorded) {
        auto completed = complete_run(run);
        if (!completed) {
            return completed.error();
        }
        auto session = looked_at_live(*completed, wants, progress);
        if (!session || *session) {
            return session;
        }
    }
    return look(run_in_worker, run, wants, progress);
}

Result<std::vector<RunTimings>> time_in_worker(const std::vector<RunSpec>& runs,
                                               const ProgressSink& progress) {
    const auto reply = ask({.kind = WorkerRequest::Kind::time, .runs = runs}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* times = std::get_if<std::vector<RunTimings>>(&*reply);
    const bool answers =
        times != nullptr && times->size() == runs.size() && std::ranges::none_of(*times, &RunTimings::empty);
    return answers ? Result<std::vector<RunTimings>>(*times) : wrong_answer(answer_flaw::another_question);
}

Result<LaunchForm> launch_form_in_worker(const RunSpec& run, const ProgressSink& progress) {
    auto completed = complete_run(run);
    if (!completed) {
        return completed.error();
    }
    auto reply = ask({.kind = WorkerRequest::Kind::describe, .run = std::move(*completed)}, progress);
    if (!reply) {
        return reply.error();
    }
    auto* form = std::get_if<LaunchForm>(&*reply);
    return form == nullptr ? Result<LaunchForm>(wrong_answer(answer_flaw::another_question))
                           : std::move(*form);
}

Result<DeviceList> devices_in_worker(const ProgressSink& progress) {
    const auto reply = ask({.kind = WorkerRequest::Kind::devices}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* devices = std::get_if<DeviceList>(&*reply);
    return devices == nullptr ? Result<DeviceList>(wrong_answer(answer_flaw::another_question)) : *devices;
}

} // namespace lockstep
