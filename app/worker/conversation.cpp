#include "app/worker/conversation.h"

#include "app/words/answer_words.h"
#include "app/worker/process/child_process.h"
#include "app/worker/process/driver_folder.h"
#include "app/worker/process/memory_watch.h"
#include "core/base/data_dir.h"

#include <algorithm>
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

/// Returns the path of the worker program: the value of LOCKSTEP_WORKER (used by tests), otherwise that of
/// the installed or built program.
std::filesystem::path worker_program() {
    const char* chosen = std::getenv("LOCKSTEP_WORKER");
    return chosen != nullptr && *chosen != '\0' ? std::filesystem::path(chosen)
                                                : helper_path("lockstep-worker");
}

/// Starts the process that answers requests of this kind: a worker, or another process of lockstep-record.
bool start(ChildProcess& worker, WorkerRequest::Kind kind, const std::filesystem::path& program,
           const std::vector<int>& given) {
    return is_for_recorder(kind) ? worker.start("/proc/self/exe", given, recorder_worker_argument)
                                 : worker.start(program, given);
}

/// Time limit for the worker to exit, and to report the reason, after it has replied or stopped sending.
constexpr std::chrono::milliseconds grace{500};

/// Creates the error for a worker that stopped sending before it replied.
Error no_answer(ChildProcess::End end) {
    if (!end.reason) {
        return wrong_answer(answer_flaw::none);
    }
    // A damaged kernel in PoCL's cache also crashes the process. Mention the cache only if the driver's
    // output contains its path.
    std::string cache = kernel_cache_folder();
    if (!cache.empty() && end.output.find(cache) == std::string::npos) {
        cache.clear();
    }
    return {.code = ErrorCode::worker_died,
            .arguments = {*std::move(end.reason), std::move(cache)},
            .detail = std::move(end.output)};
}

Error out_of_time(std::uint64_t seconds) {
    return {.code = ErrorCode::out_of_time, .arguments = {std::to_string(seconds)}};
}

/// A time limit that starts when the object is created. With 0 seconds, there is no limit.
class Deadline {
public:
    explicit Deadline(std::uint64_t seconds)
        : Deadline(std::chrono::milliseconds(std::chrono::seconds(std::min(seconds, most_seconds)))) {}
    explicit Deadline(std::chrono::milliseconds limit) : limit_(limit) {}
    [[nodiscard]] bool is_over() const {
        return limit_.count() != 0 && std::chrono::steady_clock::now() - begin_ >= limit_;
    }
    [[nodiscard]] Error error() const {
        return out_of_time(static_cast<std::uint64_t>(limit_.count() / 1000));
    }

private:
    static constexpr std::uint64_t most_seconds = std::uint64_t{1} << 40;
    std::chrono::milliseconds limit_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Processes the messages of a worker: progress, log parts, events of plain kernels, and finally its reply.
class WorkerReplies {
public:
    explicit WorkerReplies(const Listeners& listeners) : listeners_(listeners) {}

    /// Processes one message line. Returns false if no more lines are needed.
    bool take(const std::string& line) {
        auto reply = reply_from_line(line);
        if (reply && std::holds_alternative<Progress>(*reply)) {
            latest_ = std::get<Progress>(*reply);
            return true;
        }
        if (reply && listeners_.on_part && std::holds_alternative<LivePart>(*reply)) {
            return listeners_.on_part(std::get<LivePart>(*reply));
        }
        if (reply && is_of_plain_kernels(*reply)) {
            is_lie_ = !take_plain(*reply);
            return !is_lie_;
        }
        answer_ = std::move(reply);
        is_lie_ = !answer_.has_value();
        return false;
    }
    [[nodiscard]] const Progress& latest() const { return latest_; }
    [[nodiscard]] bool is_lie() const { return is_lie_; }
    [[nodiscard]] std::optional<WorkerReply>& answer() { return answer_; }
    /// True if a plain kernel has exceeded its time limit.
    [[nodiscard]] bool plain_kernel_is_late() const { return plain_.is_over(); }
    [[nodiscard]] Error plain_kernel_error() const {
        Error error = out_of_time(plain_limit_ms_ / 1000);
        error.arguments.emplace_back(plain_kernel_argument);
        return error;
    }

private:
    static bool is_of_plain_kernels(const WorkerReply& reply) {
        return std::holds_alternative<Captured>(reply) || std::holds_alternative<PlainBegins>(reply) ||
               std::holds_alternative<PlainRan>(reply);
    }
    bool take_plain(const WorkerReply& reply) {
        if (const auto* begins = std::get_if<PlainBegins>(&reply)) {
            plain_limit_ms_ = begins->limit_ms;
            plain_ = Deadline(
                std::chrono::milliseconds(plain_limit_ms_ == 0 ? 0 : plain_limit_ms_ + most_early_ms));
        }
        return !listeners_.on_plain || listeners_.on_plain(reply);
    }

    const Listeners& listeners_;
    Progress latest_{.stage = Stage::instrument};
    /// PlainLimit may apply its time limit too early by this much, so the worker gets this much more time.
    static constexpr std::uint64_t most_early_ms = 1000;

    Deadline plain_{std::uint64_t{0}};
    std::uint64_t plain_limit_ms_ = 0;
    std::optional<WorkerReply> answer_;
    bool is_lie_ = false;
};

WorkerRequest with_drivers(WorkerRequest request, std::string folder) {
    request.drivers = std::move(folder);
    return request;
}

} // namespace

Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress,
                        const Listeners& listeners) {
    const Deadline deadline(request.run.options.time_limit);
    const auto drivers = DriverFolder::open();
    if (!drivers) {
        return drivers.error();
    }
    ChildProcess worker;
    const std::filesystem::path program = worker_program();
    if (!start(worker, request.kind, program, listeners.given)) {
        return Error{.code = ErrorCode::worker_not_started,
                     .arguments = {program.string(), std::strerror(errno)}};
    }
    worker.send(to_line(with_drivers(request, drivers->path().string())) + "\n");
    WorkerReplies replies(listeners);
    MemoryWatch memory(worker.pid());
    const auto go_on = [&] {
        return !deadline.is_over() && !memory.is_over() && !replies.plain_kernel_is_late() &&
               (!progress || progress(replies.latest()));
    };
    switch (worker.listen([&](const std::string& line) { return replies.take(line); }, go_on)) {
    case ChildProcess::Heard::cancelled:
        return deadline.is_over()               ? deadline.error()
               : memory.is_over()               ? Error{.code = ErrorCode::out_of_memory}
               : replies.plain_kernel_is_late() ? replies.plain_kernel_error()
                                                : Error{.code = ErrorCode::cancelled};
    case ChildProcess::Heard::endless_line:
        return wrong_answer(answer_flaw::endless_line);
    case ChildProcess::Heard::too_much:
        return wrong_answer(answer_flaw::too_much);
    case ChildProcess::Heard::enough:
    case ChildProcess::Heard::all:
        break;
    }
    if (replies.is_lie()) {
        return wrong_answer(answer_flaw::not_understood);
    }
    if (listeners.on_answer && replies.answer() && !std::holds_alternative<Error>(*replies.answer())) {
        listeners.on_answer(*replies.answer());
    }
    ChildProcess::End end = worker.finish(grace, go_on);
    if (!replies.answer()) {
        return with_cache_as_reason(no_answer(std::move(end)), drivers->path());
    }
    if (const auto* error = std::get_if<Error>(&*replies.answer())) {
        return with_cache_as_reason(*error, drivers->path());
    }
    return *std::move(replies.answer());
}

} // namespace lockstep
