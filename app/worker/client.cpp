#include "app/worker/client.h"

#include "app/words/answer_words.h"
#include "app/worker/child_process.h"
#include "app/worker/kernel_cache.h"
#include "app/worker/scratch_folder.h"
#include "core/base/data_dir.h"
#include "core/trace/log_part.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

namespace lockstep {
namespace {

/// LOCKSTEP_WORKER (tests use it), else the program beside the running one.
std::filesystem::path worker_program() {
    const char* chosen = std::getenv("LOCKSTEP_WORKER");
    return chosen != nullptr && *chosen != '\0' ? std::filesystem::path(chosen)
                                                : program_dir() / "lockstep-worker";
}

/// The worker has answered, or never will: so long it may take to end, and to tell how.
constexpr std::chrono::milliseconds grace{500};

Error wrong(std::string_view flaw) {
    return {.code = ErrorCode::worker_answer_wrong, .arguments = {std::string(flaw)}};
}

Error wrong(std::string_view flaw, const Error& cause) {
    Error error = wrong(flaw);
    error.cause = std::make_shared<const Error>(cause);
    return error;
}

/// Of a worker that said no more before it had answered.
Error no_answer(ChildProcess::End end) {
    if (!end.reason) {
        return wrong(answer_flaw::none);
    }
    return {.code = ErrorCode::worker_died,
            .arguments = {*std::move(end.reason), kernel_cache_folder()},
            .detail = std::move(end.output)};
}

/// What a worker says: progress until now, then its answer.
class Hearing {
public:
    /// False where nothing more needs to be heard.
    bool take(const std::string& line) {
        auto reply = reply_from_line(line);
        if (reply && std::holds_alternative<Progress>(*reply)) {
            latest_ = std::get<Progress>(*reply);
            return true;
        }
        answer_ = std::move(reply);
        is_lie_ = !answer_.has_value();
        return false;
    }
    [[nodiscard]] const Progress& latest() const { return latest_; }
    [[nodiscard]] bool is_lie() const { return is_lie_; }
    [[nodiscard]] std::optional<WorkerReply>& answer() { return answer_; }

private:
    Progress latest_{.stage = Stage::instrument};
    std::optional<WorkerReply> answer_;
    bool is_lie_ = false;
};

/// When a run must be done.
class Deadline {
public:
    explicit Deadline(std::uint64_t seconds) : seconds_(seconds) {}
    [[nodiscard]] bool is_over() const {
        return seconds_ != 0 && std::chrono::steady_clock::now() - begin_ >= std::chrono::seconds(seconds_);
    }
    [[nodiscard]] Error error() const {
        return {.code = ErrorCode::out_of_time, .arguments = {std::to_string(seconds_)}};
    }

private:
    std::uint64_t seconds_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Hands one request to a worker and waits for its answer.
Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress) {
    const Deadline deadline(request.run.options.time_limit);
    ChildProcess worker;
    const std::filesystem::path program = worker_program();
    if (!worker.start(program)) {
        return Error{.code = ErrorCode::worker_not_started,
                     .arguments = {program.string(), std::strerror(errno)}};
    }
    worker.send(to_line(request) + "\n");
    Hearing hearing;
    const auto go_on = [&] { return !deadline.is_over() && (!progress || progress(hearing.latest())); };
    switch (worker.listen([&](const std::string& line) { return hearing.take(line); }, go_on)) {
    case ChildProcess::Heard::cancelled:
        return deadline.is_over() ? deadline.error() : Error{.code = ErrorCode::cancelled};
    case ChildProcess::Heard::endless_line:
        return wrong(answer_flaw::endless_line);
    case ChildProcess::Heard::too_much:
        return wrong(answer_flaw::too_much);
    case ChildProcess::Heard::enough:
    case ChildProcess::Heard::all:
        break;
    }
    if (hearing.is_lie()) {
        return wrong(answer_flaw::not_understood);
    }
    ChildProcess::End end = worker.finish(grace, go_on);
    if (!hearing.answer()) {
        return no_answer(std::move(end));
    }
    if (const auto* error = std::get_if<Error>(&*hearing.answer())) {
        return *error;
    }
    return *std::move(hearing.answer());
}

bool is_plain_file(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::symlink_status(path, ignored).type() == std::filesystem::file_type::regular;
}

/// The recording that the worker has left at the place that we named.
Result<Recording> recording_at(const std::filesystem::path& path, const std::string& what,
                               const ProgressSink& progress) {
    if (!is_plain_file(path)) {
        return wrong(answer_flaw::recording);
    }
    auto recording = take_recording(path, progress);
    if (!recording) {
        const Error& error = recording.error();
        return error.code == ErrorCode::cancelled ? error : wrong(answer_flaw::recording, error);
    }
    return recording->what == what ? std::move(recording) : wrong(answer_flaw::another_question);
}

/// The parts of a launch's log in our folder: they follow each other from the launch's first group, which the
/// recording holds, and their files are as long as its offsets say. None where they are not so.
std::optional<std::vector<LogPart>> parts_of(const Trace& trace, const std::vector<std::uint64_t>& ends,
                                             const std::filesystem::path& folder, std::size_t launch) {
    std::vector<LogPart> parts;
    std::uint64_t first = 0;
    for (const std::uint64_t end : ends) {
        const GroupRange groups{first, end};
        const std::filesystem::path path = log_part_path(folder, launch, parts.size());
        std::error_code error;
        if (end <= first || end > group_count(trace.range) || !is_plain_file(path) ||
            std::filesystem::file_size(path, error) != log_part_bytes(trace, groups) || error) {
            return std::nullopt;
        }
        parts.push_back({groups, path.string()});
        first = end;
    }
    const bool begins_as_recorded = parts.empty() || parts[0].groups.end == trace.groups().end;
    return begins_as_recorded ? std::optional(std::move(parts)) : std::nullopt;
}

/// Adds the parts of its launches' logs. Errors: worker_answer_wrong.
Status add_parts(Recording& recording, const Recorded& recorded, ScratchFolder folder) {
    if (recorded.part_ends.size() != recording.launches.size()) {
        return wrong(answer_flaw::log_files);
    }
    for (std::size_t i = 0; i < recording.launches.size(); ++i) {
        auto parts = parts_of(recording.launches[i], recorded.part_ends[i], folder.path(), i);
        if (!parts) {
            return wrong(answer_flaw::log_files);
        }
        recording.launches[i].parts = std::move(*parts);
    }
    const auto is_in_parts = [](const Trace& trace) { return !trace.parts.empty(); };
    if (std::ranges::any_of(recording.launches, is_in_parts)) {
        recording.files = std::make_shared<const ScratchFolder>(std::move(folder));
    }
    return {};
}

/// Of a completed run of an experiment or a launch file.
Result<Recording> recorded(RunSpec run, const ProgressSink& progress) {
    auto folder = ScratchFolder::make();
    if (!folder) {
        return folder.error();
    }
    auto parts = ScratchFolder::make_on_disk();
    if (!parts) {
        return parts.error();
    }
    run.options.parts_folder = parts->path().string();
    const WorkerRequest request{.run = std::move(run), .out = (folder->path() / "recording.lks").string()};
    const auto reply = ask(request, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* told = std::get_if<Recorded>(&*reply);
    if (told == nullptr) {
        return wrong(answer_flaw::another_question);
    }
    auto recording = recording_at(request.out, recorded_name(request.run), progress);
    if (!recording) {
        return recording;
    }
    const Status added = add_parts(*recording, *told, std::move(*parts));
    return added ? std::move(recording) : added.error();
}

} // namespace

Result<Recording> run_in_worker(const RunSpec& run, const ProgressSink& progress) {
    if (run.kind == RunKind::recording) {
        return read_recording(run.what, progress);
    }
    auto completed = complete_run(run);
    return completed ? recorded(std::move(*completed), progress) : completed.error();
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
    return answers ? Result<std::vector<RunTimings>>(*times) : wrong(answer_flaw::another_question);
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
    return form == nullptr ? Result<LaunchForm>(wrong(answer_flaw::another_question)) : std::move(*form);
}

Result<std::vector<DeviceInfo>> devices_in_worker(const ProgressSink& progress) {
    const auto reply = ask({.kind = WorkerRequest::Kind::devices}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* devices = std::get_if<std::vector<DeviceInfo>>(&*reply);
    return devices == nullptr ? Result<std::vector<DeviceInfo>>(wrong(answer_flaw::another_question))
                              : *devices;
}

} // namespace lockstep
