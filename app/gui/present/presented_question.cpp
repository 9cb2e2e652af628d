#include "app/gui/present/presented_question.h"

#include "app/gui/theme/core_words.h"
#include "app/words/trace/question_words.h"

#include <utility>

namespace lockstep::gui {

std::shared_ptr<const PresentedQuestion> presented(Question question) {
    PresentedQuestion shown;
    shown.text = worded(question_text(question));
    for (std::size_t choice = 0; choice < question.choices.size(); ++choice) {
        shown.choices.push_back(
            {worded(choice_text(question, choice)), worded(reason_text(question, choice))});
    }
    shown.right = question.right;
    shown.answer = shown.choices[question.right].reason;
    shown.asked = std::make_shared<const Question>(std::move(question));
    return std::make_shared<const PresentedQuestion>(std::move(shown));
}

} // namespace lockstep::gui
