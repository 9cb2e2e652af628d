#include "app/gui/compare/photo_panel.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::gui {

PhotoPanel::PhotoPanel(QWidget* parent)
    : QWidget(parent), view_(new PhotoView), part_(new QPushButton(tr("First difference"))) {
    part_->setToolTip(tr("Go to the time when the runs start to differ"));
    part_->setEnabled(false);
    connect(part_, &QPushButton::clicked, this, &PhotoPanel::parting_wanted);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(view_, 1);
    column->addWidget(part_, 0, Qt::AlignLeft);
}

void PhotoPanel::show_race(const std::optional<ShownRace>& shown) {
    view_->show_race(shown);
    part_->setEnabled(shown && shown->race->parting);
}

} // namespace lockstep::gui
