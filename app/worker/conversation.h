#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <functional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Receives the parts of logs that a worker hands on; returns false if nothing more is needed.
using LivePartSink = std::function<bool(const LivePart&)>;

/// Receives the events of plain kernels: Captured, PlainBegins, PlainRan.
using PlainSink = std::function<void(const WorkerReply&)>;

/// Receives an answer that is not an error, while the worker shuts down.
using AnswerSink = std::function<void(const WorkerReply&)>;

/// Receivers of what a worker sends, besides progress, and the files that it is given: see given.h.
struct Listeners {
    LivePartSink on_part = {};
    PlainSink on_plain = {};
    AnswerSink on_answer = {};
    std::vector<int> given = {};
};

/// The second argument of ErrorCode::out_of_time if one run of a plain kernel took too long, rather than the
/// whole recording.
inline constexpr std::string_view plain_kernel_argument = "plain-kernel";

/// Sends one request to a new worker process, and waits for its answer and its exit. Ends the worker if a
/// plain kernel exceeds the time limit that the worker announced. Errors: the worker's own;
/// worker_not_started, worker_died, worker_answer_wrong, out_of_memory, cancelled; out_of_time, with the
/// seconds that were allowed.
Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress,
                        const Listeners& listeners = {});

/// `flaw`: see app/words/answer_words.h.
[[nodiscard]] Error wrong_answer(std::string_view flaw);
/// Also gives the error that was found in the answer.
[[nodiscard]] Error wrong_answer(std::string_view flaw, const Error& cause);

} // namespace lockstep
