#include "app/gui/tryit/try_foot.h"

#include "app/gui/theme/labels.h"

#include <QBoxLayout>
#include <QPushButton>

namespace lockstep::gui {

TryFoot::TryFoot(QWidget* parent)
    : QWidget(parent),
      sentence_(new WholeLabel),
      home_(new QPushButton(tr("As recorded"))),
      next_(new QPushButton(tr("Next without conflicts"))),
      swap_(new QPushButton(tr("Show recorded"))),
      apply_(new QPushButton(tr("Apply to a copy"))),
      run_(new QPushButton(tr("Run it"))),
      keys_(new ElidedLabel),
      buttons_(new QBoxLayout(QBoxLayout::LeftToRight)) {
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    home_->setToolTip(tr("Choose the recorded layout (Home)"));
    next_->setToolTip(tr("Choose the next padding that leaves no conflict (N)"));
    swap_->setToolTip(tr("Switch between the recorded and the chosen layout (A)"));
    swap_->setCheckable(true);
    apply_->setToolTip(tr("Change the layout in a copy of the source, and show the changed lines"));
    run_->setToolTip(tr("Change a copy of the source, run it, and compare it with this run"));
    run_->setProperty("primary", true);
    for (QPushButton* button : {home_, next_, swap_, apply_, run_}) {
        buttons_->addWidget(button);
    }
    keys_->setText(tr("← → one word · N next without conflicts · Home as recorded · A show recorded"));
    keys_->setProperty("quiet", true);
    buttons_->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 8);
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

void TryFoot::fit(int width) {
    int needed = 24;
    for (const QPushButton* button : {home_, next_, swap_, apply_, run_}) {
        needed += button->sizeHint().width() + buttons_->spacing();
    }
    const bool is_narrow = needed > width;
    buttons_->setDirection(is_narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    keys_->setVisible(!is_narrow);
}

} // namespace lockstep::gui
