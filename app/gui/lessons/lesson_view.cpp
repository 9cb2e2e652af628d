#include "app/gui/lessons/lesson_view.h"

#include "app/gui/lessons/ask_block.h"
#include "app/gui/lessons/lesson_labels.h"
#include "app/gui/lessons/progress_segments.h"
#include "app/gui/lessons/task_block.h"
#include "app/gui/lessons/twin_block.h"
#include "app/gui/panels/menu_button.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/theme/fonts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace lockstep::gui {

LessonView::LessonView(LessonDesk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      lesson_(new ElidedLabel),
      place_(new QLabel),
      title_(new WholeLabel),
      segments_(new ProgressSegments),
      scroll_(new QScrollArea),
      list_(new QPushButton(tr("All lessons"))),
      present_(new QPushButton(tr("Present this lesson"))),
      back_(new QPushButton(tr("Back"))),
      skip_(new QPushButton(tr("Skip"))),
      next_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    add_head(*column);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setObjectName(QStringLiteral("lessonPage"));
    column->addWidget(scroll_, 1);
    add_foot(*column);
}

void LessonView::add_head(QVBoxLayout& column) {
    auto* line = new QHBoxLayout;
    lesson_->setProperty("quiet", true);
    place_->setProperty("quiet", true);
    use_font(*lesson_, FontRole::secondary);
    use_font(*place_, FontRole::secondary);
    use_font(*title_, FontRole::step);
    title_->setObjectName(QStringLiteral("pageTitle"));
    line->addWidget(lesson_, 1);
    line->addWidget(place_);
    line->addWidget(more_button());
    column.addLayout(line);
    column.addWidget(title_);
    column.addWidget(segments_);
}

/// Returns the button with what is done with a lesson as a whole.
QToolButton* LessonView::more_button() {
    auto* const button = new QToolButton;
    button->setText(tr("More"));
    button->setToolTip(tr("Print the lesson, or save your progress"));
    auto* const menu = new QMenu(button);
    connect(menu->addAction(tr("Print handout…")), &QAction::triggered, this,
            [this] { emit print_wanted(false); });
    connect(menu->addAction(tr("Print handout with answers…")), &QAction::triggered, this,
            [this] { emit print_wanted(true); });
    connect(menu->addAction(tr("Save progress for the teacher…")), &QAction::triggered, this,
            &LessonView::saving_wanted);
    open_menu_below(*button, *menu);
    return button;
}

void LessonView::add_foot(QVBoxLayout& column) {
    auto* line = new QHBoxLayout;
    next_->setProperty("primary", true);
    auto* whole = new QHBoxLayout; // a line of its own, so that the panel stays narrow
    whole->addWidget(list_);
    whole->addWidget(present_);
    whole->addStretch(1);
    line->addStretch(1);
    line->addWidget(back_);
    line->addWidget(skip_);
    line->addWidget(next_);
    column.addLayout(line);
    column.addLayout(whole);
    connect(list_, &QPushButton::clicked, this, &LessonView::list_wanted);
    connect(present_, &QPushButton::clicked, this, &LessonView::presentation_wanted);
    connect(back_, &QPushButton::clicked, this, [this] { leave(desk_.page - 1); });
    connect(skip_, &QPushButton::clicked, this, [this] { leave(desk_.page + 1); });
    connect(next_, &QPushButton::clicked, this, [this] { leave(desk_.page + 1); });
}

void LessonView::leave(std::size_t page) {
    if (desk_.lesson == nullptr) {
        return;
    }
    page < desk_.lesson->pages.size() ? emit page_wanted(page) : emit end_wanted();
}

void LessonView::set_theme(const Theme& theme) {
    segments_->set_theme(theme);
}

void LessonView::show_progress() {
    const Lesson& lesson = *desk_.lesson;
    std::vector<PageState> pages;
    for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
        pages.push_back(desk_.learner.state(lesson.key, page));
    }
    const bool is_answered = desk_.shown != nullptr && reached_state(desk_) >= PageState::done;
    const bool is_done = is_answered || pages[desk_.page] >= PageState::done;
    segments_->show_pages(pages, desk_.page);
    const bool is_last = desk_.page + 1 == lesson.pages.size();
    next_->setText(is_last ? tr("Finish") : tr("Next page"));
    next_->setEnabled(is_done);
    skip_->setVisible(!is_done);
    back_->setEnabled(desk_.page > 0);
}

void LessonView::show_page(std::optional<std::size_t> checked) {
    const Lesson& lesson = *desk_.lesson;
    const std::string key = lesson.key + "/" + std::to_string(desk_.page);
    const int scrolled = key == shown_page_ ? scroll_->verticalScrollBar()->value() : 0;
    shown_page_ = key;
    lesson_->setText(QString::fromStdString(lesson.title));
    place_->setText(tr("Page %1 of %2").arg(desk_.page + 1).arg(lesson.pages.size()));
    title_->setText(QString::fromStdString(lesson.pages[desk_.page].title));
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(10);
    fill(*column, checked);
    column->addStretch(1);
    if (QWidget* const before = scroll_->takeWidget()) {
        before->deleteLater(); // later, because one of its buttons may have been clicked
    }
    scroll_->setWidget(content);
    scroll_->verticalScrollBar()->setValue(scrolled);
    show_progress();
}

void LessonView::fill(QVBoxLayout& column, std::optional<std::size_t> checked) {
    if (desk_.error) {
        auto* label = new ReasonLabel;
        column.addWidget(label);
        label->show_plain_reason(ReasonKind::wrong, tr("This page cannot be shown. Skip it.") +
                                                        QLatin1Char('\n') + error_text(*desk_.error));
        return;
    }
    if (desk_.shown == nullptr) {
        column.addWidget(new QLabel(tr("Running the kernels of this page…")));
        return;
    }
    for (std::size_t block = 0; block < desk_.shown->blocks.size(); ++block) {
        column.addWidget(widget_of(block, checked));
    }
}

QWidget* LessonView::widget_of(std::size_t block, std::optional<std::size_t> checked) {
    const ShownBlock& shown = desk_.shown->blocks[block];
    if (const auto* text = std::get_if<ShownText>(&shown)) {
        return markdown_label(QString::fromStdString(text->markdown));
    }
    if (const auto* error = std::get_if<Error>(&shown)) {
        auto* label = new ReasonLabel;
        label->show_plain_reason(ReasonKind::note, error_text(*error));
        return label;
    }
    BlockProgress& progress = desk_.blocks[{desk_.lesson->key, desk_.page, block}];
    if (const auto* task = std::get_if<ShownTask>(&shown)) {
        const auto& of_lesson = std::get<LessonTask>(desk_.lesson->pages[desk_.page].blocks[block]);
        auto* widget = new TaskBlock(*task, of_lesson.edit, progress, checked == block);
        connect(widget, &TaskBlock::edit_wanted, this, [this, block] { emit edit_wanted(block); });
        connect(widget, &TaskBlock::check_wanted, this, [this, block] { emit check_wanted(block); });
        return widget;
    }
    const auto* const asked = std::get_if<ShownQuestion>(&shown);
    if (asked != nullptr && asked->twin != nullptr) {
        BlockProgress& twin = desk_.blocks[{desk_.lesson->key, desk_.page, block, true}];
        auto* const widget = new TwinBlock(*asked, progress, twin);
        connect(widget, &TwinBlock::answered, this, [this, block] { emit answered(block); });
        connect(widget, &TwinBlock::missed, this, &LessonView::missed);
        connect(widget, &TwinBlock::twin_wanted, this, &LessonView::twin_wanted);
        return widget;
    }
    AskBlock* const widget = make_ask_block(shown, progress);
    connect(widget, &AskBlock::missed, this, &LessonView::missed);
    connect(widget, &AskBlock::answered, this, [this, block] { emit answered(block); });
    return widget;
}

} // namespace lockstep::gui
