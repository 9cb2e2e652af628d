#include "app/gui/present/vote_panel.h"

#include "app/gui/present/question_slide.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double enough_right = 0.7; ///< with a smaller share of right votes, asking again is proposed
constexpr int most_hands = 9999;

/// A spin box that the wheel does not change.
class VoteField : public QSpinBox {
public:
    using QSpinBox::QSpinBox;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

VotePanel::VotePanel(Presentation& presentation, QWidget* parent)
    : QWidget(parent),
      presentation_(presentation),
      nothing_(new WholeLabel(this)),
      table_(new QWidget(this)),
      sum_(new QLabel(this)),
      again_(new WholeLabel(this)) {
    setProperty("bare", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(nothing_);
    auto* grid = new QGridLayout(table_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    for (std::size_t choice = 0; choice < rows_.size(); ++choice) {
        add_row(choice, *grid);
    }
    column->addWidget(table_);
    add_buttons(*column);
    column->addStretch(1);
    connect(&presentation, &Presentation::changed, this, &VotePanel::show_state);
    show_state();
}

void VotePanel::add_row(std::size_t choice, QGridLayout& grid) {
    Row& row = rows_[choice];
    row.letter = new QLabel(choice_letter(choice), table_);
    use_font(*row.letter, FontRole::view_title);
    row.text = new ElidedLabel(table_);
    row.bar = new QProgressBar(table_);
    row.bar->setTextVisible(false);
    row.field = new VoteField(table_);
    row.field->setRange(0, most_hands);
    row.field->setKeyboardTracking(false);
    const int at = static_cast<int>(choice);
    grid.addWidget(row.letter, at, 0);
    grid.addWidget(row.text, at, 1);
    grid.addWidget(row.bar, at, 2);
    grid.addWidget(row.field, at, 3);
    connect(row.field, &QSpinBox::valueChanged, this,
            [this, choice](int votes) { presentation_.set_votes(choice, static_cast<unsigned>(votes)); });
}

void VotePanel::add_buttons(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    row->addWidget(sum_, 1);
    auto* clear = new QPushButton(tr("Clear"), this);
    show_ = new QPushButton(tr("Show votes"), this);
    show_->setCheckable(true);
    row->addWidget(clear);
    row->addWidget(show_);
    column.addLayout(row);
    column.addWidget(again_);
    ask_again_ = new QPushButton(tr("Ask again elsewhere"), this);
    column.addWidget(ask_again_, 0, Qt::AlignLeft);
    connect(clear, &QPushButton::clicked, &presentation_, &Presentation::clear_votes);
    connect(show_, &QPushButton::clicked, this, [this] { presentation_.act(PresentAct::votes); });
    connect(ask_again_, &QPushButton::clicked, this, [this] { presentation_.act(PresentAct::ask_again); });
}

void VotePanel::show_row(std::size_t choice, const PresentedQuestion& question, const Votes& votes) {
    const Row& row = rows_[choice];
    const bool is_there = choice < question.choices.size();
    for (QWidget* widget : {static_cast<QWidget*>(row.letter), static_cast<QWidget*>(row.text),
                            static_cast<QWidget*>(row.bar), static_cast<QWidget*>(row.field)}) {
        widget->setVisible(is_there);
    }
    if (!is_there) {
        return;
    }
    const bool is_right = choice == question.right;
    const QString& text = question.choices[choice].text;
    row.text->setText(is_right ? tr("%1 (right)", "an answer").arg(text) : text);
    use_font(*row.text, is_right ? FontRole::body_strong : FontRole::body);
    row.bar->setRange(0, static_cast<int>(std::max(1U, *std::ranges::max_element(votes))));
    row.bar->setValue(static_cast<int>(votes[choice]));
    const QSignalBlocker quiet(row.field);
    row.field->setValue(static_cast<int>(votes[choice]));
    row.field->setAccessibleName(
        tr("Votes for %1: %2", "a letter; an answer").arg(choice_letter(choice), row.text->text()));
}

void VotePanel::show_state() {
    const auto question = presentation_.script() != nullptr ? presentation_.state().question : nullptr;
    const bool has_votes = question != nullptr && question->has_votes();
    table_->setVisible(has_votes);
    nothing_->setVisible(!has_votes);
    if (!has_votes) {
        nothing_->setText(question != nullptr ? tr("This question has no letters to vote for.")
                          : presentation_.desk().asks || presentation_.desk().lesson != nullptr
                              ? tr("There is nothing to ask at this step.")
                              : tr("Questions are off. Press Q to ask one before a step of each round."));
        sum_->clear();
        again_->hide();
        ask_again_->hide();
        return;
    }
    const Votes votes = votes_of(presentation_);
    for (std::size_t choice = 0; choice < rows_.size(); ++choice) {
        show_row(choice, *question, votes);
    }
    const unsigned all = vote_count(presentation_);
    const double share = all == 0 ? 0 : static_cast<double>(votes[*question->right]) / all;
    sum_->setText(all == 0
                      ? tr("For each raised hand, press the number of its answer (1 to %1).")
                            .arg(question->choices.size())
                      : tr("%Ln vote(s), %1 right", nullptr, static_cast<int>(all)).arg(share_text(share)));
    show_->setChecked(presentation_.desk().shows_votes);
    const bool few = all > 0 && share < enough_right;
    again_->setVisible(few);
    again_->setText(tr("Fewer than 7 of 10 are right."));
    ask_again_->setVisible(question->asked != nullptr); // only computed questions have twins
}

} // namespace lockstep::gui
