#include "core/questions/ask.h"

namespace lockstep {

std::optional<Question> ask(AskedRuns runs, const QuestionPlace& place, QuestionKind kind,
                            std::uint64_t seed) {
    if (runs.empty() || place.launch >= runs[0]->launch_count() ||
        place.group.value() >= runs[0]->trace(place.launch).logged_groups()) {
        return std::nullopt;
    }
    return ask(make_group_view(runs[0], place.launch, place.group), runs, place, kind, seed);
}

std::optional<Question> ask(const GroupView&, AskedRuns, const QuestionPlace&, QuestionKind, std::uint64_t) {
    return std::nullopt;
}

std::vector<QuestionKind> kinds_at(AskedRuns, const QuestionPlace&) {
    return {};
}

std::vector<QuestionKind> kinds_at(const GroupView&, AskedRuns, const QuestionPlace&) {
    return {};
}

std::optional<Question> twin(AskedRuns, const Question&, std::uint64_t) {
    return std::nullopt;
}

} // namespace lockstep
