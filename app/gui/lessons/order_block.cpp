#include "app/gui/lessons/order_block.h"

#include "app/gui/lessons/lesson_labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

namespace lockstep::gui {
namespace {

/// Returns an order to start from, which is not the right one.
std::vector<std::size_t> first_order(const std::vector<std::size_t>& right) {
    std::vector<std::size_t> order(right.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (order == right) {
        std::rotate(order.begin(), order.begin() + 1, order.end());
    }
    return order;
}

QToolButton* move_button(Qt::ArrowType arrow) {
    auto* button = new QToolButton;
    button->setProperty("small", true);
    button->setArrowType(arrow);
    return button;
}

} // namespace

OrderBlock::OrderBlock(const ShownOrderAsk& ask, BlockProgress& progress, QWidget* parent)
    : AskBlock(progress, parent),
      ask_(ask),
      check_(new QPushButton(tr("Check"))),
      show_(new QPushButton(tr("Show the answer"))),
      reason_(new ReasonLabel) {
    WholeLabel* const question = markdown_label(QString::fromStdString(ask.question));
    question->setProperty("heading", true);
    column().addWidget(question);
    if (progress.order.size() != ask.items.size()) {
        progress.order = first_order(ask.right);
    }
    for (std::size_t place = 0; place < ask.items.size(); ++place) {
        add_row(place);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(check_);
    buttons->addWidget(show_);
    buttons->addStretch(1);
    column().addLayout(buttons);
    column().addWidget(reason_);
    connect(check_, &QPushButton::clicked, this, &OrderBlock::judge);
    connect(show_, &QPushButton::clicked, this, &OrderBlock::show_answer);
    show_state();
}

void OrderBlock::add_row(std::size_t place) {
    const Row row{markdown_label({}), new QLabel, move_button(Qt::UpArrow), move_button(Qt::DownArrow)};
    auto* line = new QHBoxLayout;
    line->addWidget(row.up);
    line->addWidget(row.down);
    line->addWidget(row.words, 1);
    line->addWidget(row.value);
    column().addLayout(line);
    connect(row.up, &QToolButton::clicked, this, [this, place] { move(place, place - 1); });
    connect(row.down, &QToolButton::clicked, this, [this, place] { move(place, place + 1); });
    rows_.push_back(row);
}

void OrderBlock::move(std::size_t place, std::size_t to) {
    if (to < rows_.size() && !progress().is_answered) {
        std::swap(progress().order[place], progress().order[to]);
        progress().reason.clear();
        show_state();
    }
}

void OrderBlock::judge() {
    const bool is_right = progress().order == ask_.right;
    progress().is_answered = is_right;
    progress().reason = is_right ? tr("Right.") : tr("Not yet. At least two of them are in the wrong place.");
    if (!is_right) {
        miss();
    }
    show_state();
    if (is_right) {
        finish();
    }
}

void OrderBlock::show_answer() {
    progress().was_shown = true;
    progress().is_answered = true;
    progress().order = ask_.right;
    progress().reason = tr("This is the right order.");
    show_state();
    finish();
}

void OrderBlock::show_state() {
    const bool is_done = progress().is_answered;
    for (std::size_t place = 0; place < rows_.size(); ++place) {
        const std::size_t item = progress().order[place];
        const Row& row = rows_[place];
        set_markdown(*row.words, QString::fromStdString(ask_.items[item]));
        row.value->setText(is_done ? QString::fromStdString(ask_.values[item]) : QString());
        row.up->setEnabled(!is_done && place > 0);
        row.down->setEnabled(!is_done && place + 1 < rows_.size());
        row.up->setAccessibleName(tr("Move %1 up").arg(row.words->accessibleName()));
        row.down->setAccessibleName(tr("Move %1 down").arg(row.words->accessibleName()));
    }
    check_->setVisible(!is_done);
    show_->setVisible(!is_done && progress().misses >= misses_before_answer);
    reason_->show_reason(is_done ? ReasonKind::right : ReasonKind::wrong, progress().reason);
}

} // namespace lockstep::gui
