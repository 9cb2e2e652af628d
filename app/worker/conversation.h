#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <functional>
#include <string_view>

namespace lockstep {

/// Gets the parts of logs that a worker hands on; false: nothing more needs to be heard.
using LivePartSink = std::function<bool(const LivePart&)>;

/// Gets an answer that is no error, while its worker ends.
using AnswerSink = std::function<void(const WorkerReply&)>;

/// Hands one request to a new worker process and waits for its answer, and for its end. Errors: the worker's own; worker_not_started,
/// worker_died, worker_answer_wrong, out_of_time, cancelled.
Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress,
                        const LivePartSink& on_part = {}, const AnswerSink& on_answer = {});

/// `flaw`: see app/words/answer_words.h.
[[nodiscard]] Error wrong_answer(std::string_view flaw);
/// With what was found wrong in it.
[[nodiscard]] Error wrong_answer(std::string_view flaw, const Error& cause);

} // namespace lockstep
