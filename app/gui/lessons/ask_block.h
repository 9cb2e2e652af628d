#pragma once

#include "app/gui/workspace/lesson/lesson_desk.h"
#include "app/lessons/lesson_play.h"

#include <QFrame>

class QVBoxLayout;

namespace lockstep::gui {

/// Number of wrong answers after which the answer can be shown.
inline constexpr int misses_before_answer = 2;

/// A question of a lesson. It shows what the learner has answered so far, and keeps the answers in the desk.
class AskBlock : public QFrame {
    Q_OBJECT
public:
    explicit AskBlock(BlockProgress& progress, QWidget* parent = nullptr);

signals:
    void answered(); ///< emitted when the right answer is given or shown
    void missed();   ///< emitted after a wrong answer

protected:
    [[nodiscard]] BlockProgress& progress() const { return progress_; }
    [[nodiscard]] QVBoxLayout& column() const { return *column_; }
    /// Counts a wrong answer.
    void miss();
    /// Keeps that the question is answered.
    void finish();

private:
    BlockProgress& progress_;
    QVBoxLayout* column_;
};

/// Makes the widget of a question; null if the block is not a question.
[[nodiscard]] AskBlock* make_ask_block(const ShownBlock& block, BlockProgress& progress);

} // namespace lockstep::gui
