#pragma once

#include "app/gui/lessons/ask_block.h"

class QLineEdit;
class QPushButton;

namespace lockstep::gui {

class ReasonLabel;

/// A question that is answered by typing a number.
class NumberBlock : public AskBlock {
    Q_OBJECT
public:
    NumberBlock(const ShownNumberAsk& ask, BlockProgress& progress, QWidget* parent = nullptr);

private:
    void judge();
    void show_answer();
    void show_state();

    const ShownNumberAsk ask_;
    QLineEdit* const field_;
    QPushButton* const check_;
    QPushButton* const show_;
    ReasonLabel* const reason_;
};

} // namespace lockstep::gui
