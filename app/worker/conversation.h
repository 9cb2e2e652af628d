#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <functional>
#include <string_view>
#include <vector>

namespace lockstep {

/// A function that receives the log parts that a worker passes on. It returns false if no more parts are
/// needed.
using LivePartSink = std::function<bool(const LivePart&)>;

/// A function that receives the events of plain kernels: Captured, PlainBegins, PlainRan. It returns false if the
/// worker cannot send this event now.
using PlainSink = std::function<bool(const WorkerReply&)>;

/// A function that receives the worker's reply, unless it is an error, while the worker shuts down.
using AnswerSink = std::function<void(const WorkerReply&)>;

/// The functions that receive the worker's messages other than progress, and the file descriptors to pass to
/// the worker (see given.h).
struct Listeners {
    LivePartSink on_part = {};
    /// Used instead of `on_part` if the worker is on another machine: gets the bytes of the part too.
    std::function<bool(const LivePart&, std::string_view)> on_far_part = {};
    PlainSink on_plain = {};
    AnswerSink on_answer = {};
    std::vector<int> given = {};
};

/// The second argument of ErrorCode::out_of_time if the time limit for one run of a plain kernel was
/// exceeded, instead of the limit for the whole recording.
inline constexpr std::string_view plain_kernel_argument = "plain-kernel";

/// Starts a worker process, sends it one request, and waits for its reply and its exit. Kills the worker if a
/// plain kernel exceeds the time limit that the worker announced. Errors: the worker's own;
/// worker_not_started, worker_died, worker_answer_wrong, out_of_memory, cancelled; out_of_time, with the
/// allowed number of seconds.
Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress,
                        const Listeners& listeners = {});

/// Creates the error worker_answer_wrong. `flaw` is a code from app/words/answer_words.h.
[[nodiscard]] Error wrong_answer(std::string_view flaw);
/// Creates the error worker_answer_wrong, with the error that was found in the reply as its cause.
[[nodiscard]] Error wrong_answer(std::string_view flaw, const Error& cause);

} // namespace lockstep
