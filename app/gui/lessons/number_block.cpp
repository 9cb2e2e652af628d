#include "app/gui/lessons/number_block.h"

#include "app/gui/lessons/lesson_labels.h"
#include "app/gui/theme/quantity_text.h"
#include "app/lessons/lesson_values.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

constexpr int longest_number = 40; ///< characters that a learner may type

} // namespace

NumberBlock::NumberBlock(const ShownNumberAsk& ask, BlockProgress& progress, QWidget* parent)
    : AskBlock(progress, parent),
      ask_(ask),
      field_(new QLineEdit(progress.typed)),
      check_(new QPushButton(tr("Check"))),
      show_(new QPushButton(tr("Show the answer"))),
      reason_(new ReasonLabel) {
    WholeLabel* const question = markdown_label(QString::fromStdString(ask.question));
    question->setProperty("heading", true);
    column().addWidget(question);
    field_->setMaxLength(longest_number);
    field_->setAccessibleName(tr("Your answer"));
    field_->setAccessibleDescription(question->accessibleName());
    auto* row = new QHBoxLayout;
    row->addWidget(field_, 1);
    row->addWidget(check_);
    row->addWidget(show_);
    column().addLayout(row);
    column().addWidget(reason_);
    connect(field_, &QLineEdit::textChanged, this, [this](const QString& text) {
        this->progress().typed = text;
        check_->setEnabled(!text.trimmed().isEmpty());
    });
    connect(field_, &QLineEdit::returnPressed, this, &NumberBlock::judge);
    connect(check_, &QPushButton::clicked, this, &NumberBlock::judge);
    connect(show_, &QPushButton::clicked, this, &NumberBlock::show_answer);
    show_state();
}

void NumberBlock::judge() {
    if (progress().is_answered || progress().typed.trimmed().isEmpty()) {
        return;
    }
    const auto typed = typed_number(progress().typed.toStdString(), number_style());
    if (!typed) {
        progress().reason = tr("This is not a number.");
        show_state();
        return;
    }
    const auto [is_right, reason] = judge_shown(ask_, *typed);
    progress().reason = reason.empty() ? tr("Not yet. Count again, or step through the run.")
                                       : QString::fromStdString(reason);
    progress().is_answered = is_right;
    if (!is_right) {
        miss();
    }
    show_state();
    if (is_right) {
        finish();
    }
}

void NumberBlock::show_answer() {
    progress().was_shown = true;
    progress().is_answered = true;
    progress().typed =
        QString::fromStdString(figure_text(FigureValue(ask_.right), FigureForm::number, number_style()));
    progress().reason = QString::fromStdString(ask_.right_reason);
    field_->setText(progress().typed);
    show_state();
    finish();
}

void NumberBlock::show_state() {
    const bool is_done = progress().is_answered;
    field_->setReadOnly(is_done);
    check_->setEnabled(!is_done && !progress().typed.trimmed().isEmpty());
    show_->setVisible(!is_done && progress().misses >= misses_before_answer);
    reason_->show_reason(is_done ? ReasonKind::right : ReasonKind::wrong, progress().reason);
}

} // namespace lockstep::gui
