#include "app/worker/recording_stream.h"

#include "app/words/answer_words.h"
#include "app/words/errors/error_words.h"
#include "app/worker/given.h"
#include "app/worker/process/scratch_folder.h"
#include "core/trace/trace_file.h"

#include <utility>
#include <vector>

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

/// Replaces the file in an error message by its folder, because the file itself has no name.
Error as_ours(Error error) {
    if (error.code == ErrorCode::cannot_write_file && error.arguments.size() == 2 &&
        (error.arguments[0].empty() || error.arguments[0] == folder_on_disk())) {
        error.arguments = {folder_on_disk().string(), error.arguments[1], std::string(written_for::scratch)};
    }
    return error;
}

} // namespace

Result<RecordingStream> RecordingStream::make(RunSpec run, RecordingWay way) {
    auto spill = SpillFile::make(folder_on_disk());
    if (!spill) {
        return as_ours(spill.error());
    }
    Descriptor memory = make_shared_memory();
    if (!memory.is_open()) {
        return Error{.code = ErrorCode::out_of_memory};
    }
    return RecordingStream(std::move(run), std::move(way), std::move(*spill), std::move(memory));
}

Listeners RecordingStream::listeners() {
    Listeners listeners{.on_plain = [this](const WorkerReply& reply) { return plain_.take(reply); },
                        .given = {memory_.number(), spill_->descriptor()}};
    if (way_.live != nullptr) {
        listeners.on_part = [this](const LivePart& part) {
            way_.live->take(part);
            return true;
        };
        const std::vector<int> files = way_.live->given();
        listeners.given.insert(listeners.given.end(), files.begin(), files.end());
    }
    if (way_.far != nullptr) {
        listeners.on_far_part = [this](const LivePart& part, std::string_view bytes) {
            return way_.far->take(part, bytes);
        };
    }
    if (way_.pack != nullptr) {
        listeners.given.push_back(way_.pack->descriptor());
    }
    return listeners;
}

WorkerRequest RecordingStream::request() const {
    const bool is_packed = way_.pack != nullptr || way_.far != nullptr;
    return {.kind = is_packed ? WorkerRequest::Kind::record_pack : WorkerRequest::Kind::record,
            .run = run_,
            .is_live = way_.live != nullptr || way_.far != nullptr};
}

Result<Recording> RecordingStream::record(const ProgressSink& progress) {
    Listeners heard = listeners();
    // Set as soon as the reply arrives. Meanwhile, the worker shuts down, which takes drivers a tenth of
    // a second.
    std::optional<Result<Recording>> recording;
    heard.on_answer = [&](const WorkerReply& answer) {
        if (const auto* recorded = std::get_if<Recorded>(&answer)) {
            recording = take(recorded->bytes, progress);
        }
    };
    const auto go_on = [&](const Progress& at) {
        return (way_.live == nullptr || !way_.live->has_failed()) && (!progress || progress(at));
    };
    const auto reply = way_.asker(request(), go_on, heard);
    if (reply) {
        return recording ? *std::move(recording) : wrong_answer(answer_flaw::another_question);
    }
    return take_stopped(reply.error(), progress);
}

/// Returns the recording that the worker has written so far. If `run_bytes` is given, also reads the results
/// of the whole run, which have this size. The worker may still be running.
Result<Recording> RecordingStream::take(std::optional<std::uint64_t> run_bytes,
                                        const ProgressSink& progress) {
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
    if (way_.expected && recording->what != *way_.expected) {
        return wrong_answer(answer_flaw::another_question);
    }
    if (Status added = add_parts(*recording); !added) {
        return added.error();
    }
    const Status added = plain_.add_to(*recording, *shared, run_bytes);
    return added ? std::move(recording) : added.error();
}

/// Returns what was recorded before the error; if that is nothing, the error.
Result<Recording> RecordingStream::take_stopped(const Error& error, const ProgressSink& progress) {
    if (const auto unwritten = way_.far != nullptr ? way_.far->write_error() : std::nullopt) {
        return *unwritten;
    }
    if (!plain_.captured()) {
        auto begun = way_.far != nullptr && error.code == ErrorCode::connection_lost
                         ? way_.far->begun_recording(error)
                         : std::nullopt;
        return begun ? Result<Recording>(*std::move(begun)) : as_ours(error);
    }
    const auto stop = plain_stop_by(error, plain_.running());
    if (!stop) {
        return as_ours(error);
    }
    auto recording = take(std::nullopt, progress);
    if (!recording) {
        return recording;
    }
    const Status stopped = plain_.add_stop_to(*recording, *stop);
    return stopped ? std::move(recording) : stopped.error();
}

/// Adds the log parts of the launches to the recording. Errors: worker_answer_wrong.
Status RecordingStream::add_parts(Recording& recording) const {
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
    const bool is_added = way_.far == nullptr || way_.far->add_to(recording);
    return is_added ? Status() : Status(wrong_answer(answer_flaw::log_files));
}

} // namespace lockstep
