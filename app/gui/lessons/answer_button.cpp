#include "app/gui/lessons/answer_button.h"

#include "app/gui/lessons/lesson_labels.h"

#include <QHBoxLayout>

namespace lockstep::gui {

AnswerButton::AnswerButton(const QString& words, QWidget* parent)
    : QPushButton(parent), words_(words), label_(new WholeLabel) {
    label_->setText(words);
    label_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 5, 10, 5);
    row->addWidget(label_);
    setAccessibleName(words);
    setProperty("answer", QStringLiteral("open"));
}

void AnswerButton::set_mark(AnswerMark mark) {
    const bool is_right = mark == AnswerMark::right;
    if (mark == AnswerMark::open) {
        set_look(*this, "answer", QStringLiteral("open"));
        label_->setText(words_);
        setAccessibleDescription(QString());
        return;
    }
    set_look(*this, "answer", is_right ? QStringLiteral("right") : QStringLiteral("wrong"));
    label_->setText((is_right ? QStringLiteral("\u2713 ") : QStringLiteral("\u2717 ")) + words_);
    setAccessibleDescription(is_right ? tr("Right") : tr("Wrong"));
}

QSize AnswerButton::sizeHint() const {
    return layout()->sizeHint();
}

QSize AnswerButton::minimumSizeHint() const {
    return layout()->minimumSize();
}

} // namespace lockstep::gui
