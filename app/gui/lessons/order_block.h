#pragma once

#include "app/gui/lessons/ask_block.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace lockstep::gui {

class ReasonLabel;
class WholeLabel;

/// A question that is answered by sorting items: the smallest first. Each row moves up or down by one.
class OrderBlock : public AskBlock {
    Q_OBJECT
public:
    OrderBlock(const ShownOrderAsk& ask, BlockProgress& progress, QWidget* parent = nullptr);

private:
    struct Row {
        WholeLabel* words;
        QLabel* value;
        QToolButton* up;
        QToolButton* down;
    };

    void add_row(std::size_t place);
    void move(std::size_t place, std::size_t to);
    void judge();
    void show_answer();
    void show_state();

    const ShownOrderAsk ask_;
    std::vector<Row> rows_;
    QPushButton* const check_;
    QPushButton* const show_;
    ReasonLabel* const reason_;
};

} // namespace lockstep::gui
