#include "app/gui/tryit/try_foot.h"

#include "app/gui/theme/labels.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QPushButton>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int side_margin = 12;
/// The numbers of buttons per row that are tried, so that no row is nearly empty.
constexpr std::array columns_of_rows{5, 3, 2, 1};

} // namespace

TryFoot::TryFoot(QWidget* parent)
    : QWidget(parent),
      sentence_(new WholeLabel),
      home_(new QPushButton(tr("As recorded"))),
      next_(new QPushButton(tr("Next without conflicts"))),
      swap_(new QPushButton(tr("Show recorded"))),
      apply_(new QPushButton(tr("Apply to a copy"))),
      run_(new QPushButton(tr("Run it"))),
      all_{home_, next_, swap_, apply_, run_},
      keys_(new ElidedLabel),
      buttons_(new QGridLayout) {
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    home_->setToolTip(tr("Choose the recorded layout (Home)"));
    next_->setToolTip(tr("Choose the next padding that leaves no conflict (N)"));
    swap_->setToolTip(tr("Switch between the recorded and the chosen layout (A)"));
    swap_->setCheckable(true);
    apply_->setToolTip(tr("Change the layout in a copy of the source, and show the changed lines"));
    run_->setToolTip(tr("Change a copy of the source, run it, and compare it with this run"));
    run_->setProperty("primary", true);
    place_buttons(columns_of_rows.front());
    keys_->setText(tr("← → one word · N next without conflicts · Home as recorded · A show recorded"));
    keys_->setProperty("quiet", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(side_margin, 6, side_margin, 8);
    column->setSpacing(6);
    column->addWidget(sentence_);
    column->addLayout(buttons_);
    column->addWidget(keys_);
}

void TryFoot::show_sentence(const QString& sentence) {
    sentence_->setText(sentence);
}

QString TryFoot::sentence() const {
    return sentence_->text();
}

void TryFoot::place_buttons(int columns) {
    if (columns == columns_) {
        return;
    }
    buttons_->setColumnStretch(columns_, 0);
    columns_ = columns;
    for (int i = 0; i < static_cast<int>(all_.size()); ++i) {
        QPushButton* button = all_[static_cast<std::size_t>(i)];
        buttons_->removeWidget(button);
        buttons_->addWidget(button, i / columns, i % columns);
    }
    buttons_->setColumnStretch(columns, 1); // the empty column at the end
}

/// Returns the width of the foot with so many buttons per row.
int TryFoot::width_of(int columns) const {
    int width = 2 * side_margin + buttons_->horizontalSpacing() * columns;
    for (int column = 0; column < columns; ++column) {
        int widest = 0;
        for (auto i = static_cast<std::size_t>(column); i < all_.size();
             i += static_cast<std::size_t>(columns)) {
            widest = std::max(widest, all_[i]->sizeHint().width());
        }
        width += widest;
    }
    return width;
}

void TryFoot::fit(int width) {
    const auto* const fits = std::ranges::find_if(
        columns_of_rows, [&](int columns) { return columns == 1 || width_of(columns) <= width; });
    place_buttons(*fits);
    keys_->setVisible(columns_ == columns_of_rows.front());
}

} // namespace lockstep::gui
