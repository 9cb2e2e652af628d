#include "app/gui/compare/race_head.h"

#include "app/gui/theme/labels.h"

#include <QBoxLayout>
#include <QPushButton>

namespace lockstep::gui {

RaceHead::RaceHead(const QString& all_variants, const QString& add, QWidget* parent)
    : QWidget(parent),
      all_variants_(new QPushButton(all_variants)),
      add_(new QPushButton(add)),
      notice_(new WholeLabel),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    notice_->setProperty("quiet", true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(all_variants_);
    buttons->addWidget(add_);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->addStretch(0);
    parts_->addWidget(notice_, 1);
    parts_->addLayout(buttons);
    parts_->addStretch(0);
}

void RaceHead::say(const QString& sentence) {
    notice_->setText(sentence);
}

QString RaceHead::sentence() const {
    return notice_->text();
}

void RaceHead::arrange(bool has_race) {
    all_variants_->setVisible(!has_race);
    parts_->setDirection(has_race ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setStretch(0, has_race ? 0 : 1);
    parts_->setStretch(1, has_race ? 1 : 0);
    parts_->setStretch(3, has_race ? 0 : 1);
    parts_->setAlignment(parts_->itemAt(2)->layout(), has_race ? Qt::AlignTop : Qt::AlignHCenter);
    parts_->setSpacing(has_race ? 6 : 12);
    notice_->setAlignment(has_race ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
}

} // namespace lockstep::gui
