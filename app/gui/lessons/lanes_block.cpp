#include "app/gui/lessons/lanes_block.h"

#include "app/gui/lessons/lesson_labels.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/words/trace/question_words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QShowEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int lane_width = 30; ///< width of a lane's button with its gap, in pixels at 100 %

} // namespace

LanesBlock::LanesBlock(const ShownQuestion& asked, BlockProgress& progress, QWidget* parent)
    : AskBlock(progress, parent),
      asked_(asked),
      grid_(new QGridLayout),
      count_(new QLabel),
      all_(new QPushButton(tr("I have selected all of them"))),
      show_(new QPushButton(tr("Show the answer"))),
      reason_(new ReasonLabel) {
    auto* question = new WholeLabel;
    question->setText(worded(question_text(asked.question)));
    question->setProperty("heading", true);
    column().addWidget(question);
    grid_->setSpacing(2);
    add_buttons();
    column().addLayout(grid_);
    column().addWidget(count_);
    all_->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(all_);
    buttons->addWidget(show_);
    buttons->addStretch(1);
    column().addLayout(buttons);
    column().addWidget(reason_);
    connect(all_, &QPushButton::clicked, this, &LanesBlock::judge);
    connect(show_, &QPushButton::clicked, this, &LanesBlock::show_answer);
    show_state();
}

void LanesBlock::add_buttons() {
    for (std::uint32_t lane = 0; lane < asked_.lanes; ++lane) {
        auto* button = new QToolButton;
        button->setText(QString::number(lane));
        button->setProperty("lane", QStringLiteral("open"));
        button->setSizePolicy(QSizePolicy::Ignored,
                              QSizePolicy::Fixed); // so that the panel can become narrow
        connect(button, &QToolButton::clicked, this, [this, lane] { click(lane); });
        lanes_.push_back(button);
    }
    arrange();
}

/// Arranges the lanes in as few rows as fit: 32, 16 or 8 lanes in a row.
void LanesBlock::arrange() {
    const int room = isVisible() ? static_cast<int>(width() / (lane_width * text_scale())) : 8;
    const int columns = room >= 34 ? 32 : room >= 17 ? 16 : 8;
    if (columns == columns_) {
        return;
    }
    columns_ = columns;
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        grid_->addWidget(lanes_[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
}

void LanesBlock::resizeEvent(QResizeEvent* event) {
    AskBlock::resizeEvent(event);
    arrange();
}

void LanesBlock::showEvent(QShowEvent* event) {
    AskBlock::showEvent(event);
    arrange();
}

bool LanesBlock::is_right(std::uint32_t lane) const {
    return std::ranges::find(asked_.question.answer().lanes, Lane(lane)) !=
           asked_.question.answer().lanes.end();
}

std::size_t LanesBlock::found() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(progress().lanes, [this](std::uint32_t lane) { return is_right(lane); }));
}

/// Returns why a lane is wrong: the value of the condition for this lane, if it is known.
QString LanesBlock::reason_of(std::uint32_t lane) const {
    const bool is_known = lane < asked_.reasons.size() && asked_.reasons[lane].has_value();
    return is_known
               ? worded(lane_reason_text(*asked_.reasons[lane]))
               : tr("Lane %1 is not one of them. Evaluate the code in the question for this lane.").arg(lane);
}

/// Chooses a lane, or lets it go again. A wrong lane stays marked.
void LanesBlock::click(std::uint32_t lane) {
    std::set<std::uint32_t>& clicked = progress().lanes;
    if (progress().is_answered) {
        return;
    }
    progress().reason.clear();
    progress().is_told = false;
    if (clicked.insert(lane).second) {
        if (!is_right(lane)) {
            miss();
            progress().reason = reason_of(lane);
        }
    } else if (is_right(lane)) {
        clicked.erase(lane);
    }
    show_state();
}

void LanesBlock::judge() {
    const bool is_all = found() == asked_.question.answer().lanes.size();
    progress().is_answered = is_all;
    progress().is_told = !is_all;
    if (is_all) {
        progress().reason = worded(reason_text(asked_.question, asked_.question.right));
    } else {
        progress().reason =
            tr("You have not selected all of them. The missing lanes now have a dashed border.");
        miss();
    }
    show_state();
    if (is_all) {
        finish();
    }
}

void LanesBlock::show_answer() {
    progress().was_shown = true;
    progress().is_answered = true;
    progress().lanes.clear();
    for (const Lane lane : asked_.question.answer().lanes) {
        progress().lanes.insert(static_cast<std::uint32_t>(lane.index()));
    }
    progress().reason = worded(reason_text(asked_.question, asked_.question.right));
    show_state();
    finish();
}

void LanesBlock::show_lane(std::uint32_t lane) {
    const bool is_clicked = progress().lanes.contains(lane);
    const bool is_missed = progress().is_told && !is_clicked && is_right(lane);
    QToolButton& button = *lanes_[lane];
    set_look(button, "lane",
             is_missed        ? QStringLiteral("missed")
             : !is_clicked    ? QStringLiteral("open")
             : is_right(lane) ? QStringLiteral("right")
                              : QStringLiteral("wrong"));
    button.setEnabled(!progress().is_answered || is_clicked);
    button.setAccessibleName(!is_clicked      ? tr("Lane %1").arg(lane)
                             : is_right(lane) ? tr("Lane %1, right").arg(lane)
                                              : tr("Lane %1, wrong").arg(lane));
}

void LanesBlock::show_state() {
    for (std::uint32_t lane = 0; lane < asked_.lanes; ++lane) {
        show_lane(lane);
    }
    const std::size_t right = found();
    count_->setText(tr("%1 right, %2 wrong").arg(right).arg(progress().lanes.size() - right));
    all_->setVisible(!progress().is_answered);
    all_->setEnabled(!progress().lanes.empty());
    show_->setVisible(!progress().is_answered);
    reason_->show_plain_reason(progress().is_answered ? ReasonKind::right : ReasonKind::wrong,
                               progress().reason);
}

} // namespace lockstep::gui
