#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <functional>
#include <string_view>

namespace lockstep {

/// Gets the parts of logs that a worker hands on; false: nothing more needs to be heard.
using LivePartSink = std::function<bool(const LivePart&)>;

/// Gets what is no answer yet: Captured, PlainBegins, PlainRan.
using PlainSink = std::function<void(const WorkerReply&)>;

/// Gets an answer that is no error, while its worker ends.
using AnswerSink = std::function<void(const WorkerReply&)>;

/// Who hears what a worker says beside progress.
struct Listeners {
    LivePartSink on_part = {};
    PlainSink on_plain = {};
    AnswerSink on_answer = {};
};

/// Hands one request to a new worker process and waits for its answer, and for its end. A plain kernel that takes longer
/// than the worker said it may ends with it. Errors: the worker's own; worker_not_started, worker_died,
/// worker_answer_wrong, cancelled; out_of_time, with the seconds that the run, or a plain kernel, might take.
Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress,
                        const Listeners& listeners = {});

/// `flaw`: see app/words/answer_words.h.
[[nodiscard]] Error wrong_answer(std::string_view flaw);
/// With what was found wrong in it.
[[nodiscard]] Error wrong_answer(std::string_view flaw, const Error& cause);

} // namespace lockstep
