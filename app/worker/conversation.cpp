#include "app/worker/conversation.h"

#include "app/words/answer_words.h"
#include "app/worker/child_process.h"
#include "app/worker/driver_folder.h"
#include "app/worker/memory_watch.h"
#include "core/base/data_dir.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

namespace lockstep {

Error wrong_answer(std::string_view flaw) {
    return {.code = ErrorCode::worker_answer_wrong, .arguments = {std::string(flaw)}};
}

Error wrong_answer(std::string_view flaw, const Error& cause) {
    Error error = wrong_answer(flaw);
    error.cause = std::make_shared<const Error>(cause);
    return error;
}

namespace {

/// LOCKSTEP_WORKER (tests use it), else the program beside the running one.
std::filesystem::path worker_program() {
    const char* chosen = std::getenv("LOCKSTEP_WORKER");
    return chosen != nullptr && *chosen != '\0' ? std::filesystem::path(chosen)
                                                : program_dir() / "lockstep-worker";
}

/// The worker has answered, or never will: so long it may take to end, and to tell how.
constexpr std::chrono::milliseconds grace{500};

/// Of a worker that said no more before it had answered.
Error no_answer(ChildProcess::End end) {
    if (!end.reason) {
        return wrong_answer(answer_flaw::none);
    }
    return {.code = ErrorCode::worker_died,
            .arguments = {*std::move(end.reason), kernel_cache_folder()},
            .detail = std::move(end.output)};
}

/// What a worker says: progress and parts of logs until now, then its answer.
class Hearing {
public:
    explicit Hearing(const LivePartSink& on_part) : on_part_(on_part) {}

    /// False where nothing more needs to be heard.
    bool take(const std::string& line) {
        auto reply = reply_from_line(line);
        if (reply && std::holds_alternative<Progress>(*reply)) {
            latest_ = std::get<Progress>(*reply);
            return true;
        }
        if (reply && on_part_ && std::holds_alternative<LivePart>(*reply)) {
            return on_part_(std::get<LivePart>(*reply));
        }
        answer_ = std::move(reply);
        is_lie_ = !answer_.has_value();
        return false;
    }
    [[nodiscard]] const Progress& latest() const { return latest_; }
    [[nodiscard]] bool is_lie() const { return is_lie_; }
    [[nodiscard]] std::optional<WorkerReply>& answer() { return answer_; }

private:
    const LivePartSink& on_part_;
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

} // namespace

Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress,
                        const LivePartSink& on_part, const AnswerSink& on_answer) {
    const Deadline deadline(request.run.options.time_limit);
    const auto drivers = DriverFolder::open();
    if (!drivers) {
        return drivers.error();
    }
    WorkerRequest whole = request;
    whole.drivers = drivers->path().string();
    ChildProcess worker;
    const std::filesystem::path program = worker_program();
    if (!worker.start(program)) {
        return Error{.code = ErrorCode::worker_not_started,
                     .arguments = {program.string(), std::strerror(errno)}};
    }
    worker.send(to_line(whole) + "\n");
    Hearing hearing(on_part);
    MemoryWatch memory(worker.pid());
    const auto go_on = [&] {
        return !deadline.is_over() && !memory.is_over() && (!progress || progress(hearing.latest()));
    };
    switch (worker.listen([&](const std::string& line) { return hearing.take(line); }, go_on)) {
    case ChildProcess::Heard::cancelled:
        return deadline.is_over() ? deadline.error()
               : memory.is_over() ? Error{.code = ErrorCode::out_of_memory}
                                  : Error{.code = ErrorCode::cancelled};
    case ChildProcess::Heard::endless_line:
        return wrong_answer(answer_flaw::endless_line);
    case ChildProcess::Heard::too_much:
        return wrong_answer(answer_flaw::too_much);
    case ChildProcess::Heard::enough:
    case ChildProcess::Heard::all:
        break;
    }
    if (hearing.is_lie()) {
        return wrong_answer(answer_flaw::not_understood);
    }
    if (on_answer && hearing.answer() && !std::holds_alternative<Error>(*hearing.answer())) {
        on_answer(*hearing.answer());
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

} // namespace lockstep
