#include "app/gui/lessons/task_block.h"

#include "app/gui/lessons/lesson_labels.h"
#include "app/gui/lessons/verdict_text.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

QString edit_words(TaskEdit edit) {
    switch (edit) {
    case TaskEdit::source:
        return TaskBlock::tr("Edit the kernel");
    case TaskEdit::parameters:
        return TaskBlock::tr("Change the values");
    case TaskEdit::hardware:
        return TaskBlock::tr("Change the hardware");
    }
    return {};
}

} // namespace

TaskBlock::TaskBlock(const ShownTask& task, TaskEdit edit, BlockProgress& progress, bool is_checking,
                     QWidget* parent)
    : AskBlock(progress, parent),
      task_(task),
      is_checking_(is_checking),
      edit_(new QPushButton(edit_words(edit))),
      check_(new QPushButton(tr("Check the task"))),
      hint_(new QPushButton(tr("Hint"))),
      hints_(markdown_label({})),
      result_(new ReasonLabel) {
    WholeLabel* const say = markdown_label(QString::fromStdString(task.say));
    say->setProperty("heading", true);
    column().addWidget(say);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(edit_);
    buttons->addWidget(check_);
    buttons->addWidget(hint_);
    buttons->addStretch(1);
    column().addLayout(buttons);
    column().addWidget(hints_);
    column().addWidget(result_);
    check_->setProperty("primary", true);
    connect(edit_, &QPushButton::clicked, this, &TaskBlock::edit_wanted);
    connect(check_, &QPushButton::clicked, this, &TaskBlock::check_wanted);
    connect(hint_, &QPushButton::clicked, this, [this] {
        this->progress().hints = std::min(this->progress().hints + 1, task_.hints.size());
        show_state();
    });
    show_state();
}

void TaskBlock::show_hints() {
    QString text;
    for (std::size_t i = 0; i < progress().hints; ++i) {
        text +=
            (text.isEmpty() ? QString() : QStringLiteral("\n\n")) + QString::fromStdString(task_.hints[i]);
    }
    set_markdown(*hints_, text);
    hints_->setVisible(!text.isEmpty());
    hint_->setVisible(progress().hints < task_.hints.size());
}

void TaskBlock::show_state() {
    show_hints();
    check_->setEnabled(!is_checking_);
    if (is_checking_) {
        result_->show_plain_reason(ReasonKind::note, tr("Checking…"));
    } else if (progress().result) {
        const bool is_solved = progress().result->verdict == TaskVerdict::solved;
        result_->show_plain_reason(is_solved ? ReasonKind::right : ReasonKind::wrong,
                                   verdict_text(*progress().result));
    }
}

} // namespace lockstep::gui
