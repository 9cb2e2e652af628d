#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <functional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Gets the parts of logs that a worker hands on; false: nothing more needs to be heard.
using LivePartSink = std::function<bool(const LivePart&)>;

/// Gets the events of plain kernels: Captured, PlainBegins, PlainRan.
using PlainSink = std::function<void(const WorkerReply&)>;

/// Gets an answer that is no error, while the worker ends.
using AnswerSink = std::function<void(const WorkerReply&)>;

/// Receivers of what a worker says, besides progress, and the files that it gets: see given.h.
struct Listeners {
    LivePartSink on_part = {};
    PlainSink on_plain = {};
    AnswerSink on_answer = {};
    std::vector<int> given = {};
};

/// The second argument of ErrorCode::out_of_time if one run of a plain kernel took too long, and not everything together.
inline constexpr std::string_view plain_kernel_argument = "plain-kernel";

/// Hands one request to a new worker process, and waits for its answer and for its end. Ends the worker if a plain kernel
/// takes longer than the worker said it may. Errors: the worker's own; worker_not_started, worker_died,
/// worker_answer_wrong, out_of_memory, cancelled; out_of_time, with the seconds that were allowed.
Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress,
                        const Listeners& listeners = {});

/// `flaw`: see app/words/answer_words.h.
[[nodiscard]] Error wrong_answer(std::string_view flaw);
/// With what was found wrong in it.
[[nodiscard]] Error wrong_answer(std::string_view flaw, const Error& cause);

} // namespace lockstep
