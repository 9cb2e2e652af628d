#pragma once

#include "app/gui/present/presentation.h"

#include <QWidget>
#include <array>

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace lockstep::gui {

/// The votes of the shown question: a row for each choice with its text, a bar and a field. It also proposes to ask
/// again if too few were right.
class VotePanel : public QWidget {
    Q_OBJECT
public:
    explicit VotePanel(Presentation& presentation, QWidget* parent = nullptr);

private:
    struct Row {
        QLabel* letter = nullptr;
        QLabel* text = nullptr;
        QProgressBar* bar = nullptr;
        QSpinBox* field = nullptr;
    };
    void add_row(std::size_t choice, QGridLayout& grid);
    void add_buttons(QVBoxLayout& column);
    void show_state();
    void show_row(std::size_t choice, const PresentedQuestion& question, const Votes& votes);

    Presentation& presentation_;
    std::array<Row, most_answers> rows_;
    QLabel* const nothing_;
    QWidget* const table_;
    QLabel* const sum_;
    QLabel* const again_;
    QPushButton* ask_again_ = nullptr;
    QPushButton* show_ = nullptr;
};

} // namespace lockstep::gui
