#include "app/words/trace/question_words.h"

namespace lockstep {

Phrase question_kind_name(QuestionKind kind) {
    return std::string(name_of(kind));
}

Phrase question_text(const Question& question) {
    return std::string(name_of(question.kind));
}

Phrase choice_text(const Question&, std::size_t choice) {
    return Phrase(choice);
}

Phrase reason_text(const Question&, std::size_t choice) {
    return Phrase(choice);
}

} // namespace lockstep
