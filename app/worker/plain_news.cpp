#include "app/worker/plain_news.h"

#include "app/words/answer_words.h"
#include "app/worker/conversation.h"
#include "core/trace/plain_files.h"

namespace lockstep {

void PlainNews::take(const WorkerReply& reply) {
    if (const auto* captured = std::get_if<Captured>(&reply)) {
        captured_ = *captured;
    } else if (const auto* begins = std::get_if<PlainBegins>(&reply)) {
        running_ = begins->launch;
    } else if (const auto* ran = std::get_if<PlainRan>(&reply)) {
        ran_.push_back(*ran);
    }
}

Status PlainNews::add_to(Recording& recording, const std::filesystem::path& folder) const {
    for (const PlainRan& ran : ran_) {
        if (ran.launch >= recording.launches.size() ||
            !add_plain_results(recording.launches[ran.launch], ran.facts, ran.launch, folder)) {
            return wrong_answer(answer_flaw::recording);
        }
    }
    return {};
}

Status PlainNews::add_stop_to(Recording& recording, const Error& error) const {
    if (running_ >= recording.launches.size()) {
        return wrong_answer(answer_flaw::recording);
    }
    const Untimed why = error.code == ErrorCode::out_of_time ? Untimed::out_of_time : Untimed::crashed;
    Untimed& reason = recording.launches[running_].untimed;
    reason = reason == Untimed::not_reached ? why : reason; // else it left its results before
    recording.plain_stop = PlainStop{running_, why, error.arguments.empty() ? "" : error.arguments[0]};
    return {};
}

} // namespace lockstep
