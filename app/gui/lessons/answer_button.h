#pragma once

#include <QPushButton>
#include <QString>
#include <cstdint>

namespace lockstep::gui {

class WholeLabel;

/// How an answer is marked.
enum class AnswerMark : std::uint8_t { open, right, wrong };

/// A button with a long answer, which wraps. Its mark is shown by a sign and a colour.
class AnswerButton : public QPushButton {
    Q_OBJECT
public:
    /// `words` is plain text.
    explicit AnswerButton(const QString& words, QWidget* parent = nullptr);

    void set_mark(AnswerMark mark);
    [[nodiscard]] QString words() const { return words_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    const QString words_;
    WholeLabel* const label_;
};

} // namespace lockstep::gui
