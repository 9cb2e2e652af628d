#pragma once

#include "app/gui/lessons/ask_block.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

class AnswerButton;
class ReasonLabel;

/// A question with answers to choose. Each chosen answer shows its reason; a wrong one can be followed by
/// another choice.
class ChoiceBlock : public AskBlock {
    Q_OBJECT
public:
    ChoiceBlock(const ShownChoiceAsk& ask, BlockProgress& progress, QWidget* parent = nullptr);
    ChoiceBlock(const ShownQuestion& asked, BlockProgress& progress, QWidget* parent = nullptr);

private:
    struct Answer {
        AnswerButton* button;
        ReasonLabel* reason;
        QString words;
    };

    void add_question(const QString& markdown);
    void add_answer(const QString& text, const QString& reason);
    void choose(std::size_t choice);
    void show_answers();

    std::vector<Answer> answers_;
    std::size_t right_ = 0;
};

} // namespace lockstep::gui
