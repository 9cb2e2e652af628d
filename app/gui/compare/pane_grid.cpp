#include "app/gui/compare/pane_grid.h"

#include "app/gui/theme/fonts.h"

#include <QGridLayout>
#include <algorithm>

namespace lockstep::gui {

PaneGrid::PaneGrid(QSize least, int spacing, QWidget* parent)
    : QWidget(parent), least_(least), grid_(new QGridLayout(this)) {
    setProperty("bare", true);
    setAttribute(Qt::WA_StyledBackground);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(spacing);
}

void PaneGrid::set_panes(const std::vector<QWidget*>& panes) {
    panes_ = panes;
    arrange();
}

void PaneGrid::set_least_row(int height) {
    grid_->setRowMinimumHeight(0, height);
}

int PaneGrid::fitting() const {
    const int least = qRound(least_.width() * text_scale()) + grid_->spacing();
    const int most = std::max(1, static_cast<int>(panes_.size()));
    return std::clamp((width() + grid_->spacing()) / least, 1, most);
}

void PaneGrid::arrange() {
    while (grid_->count() > 0) {
        delete grid_->takeAt(0); // only the item of the layout, not the widget
    }
    columns_ = fitting();
    const bool has_rows = static_cast<int>(panes_.size()) > columns_;
    int place = 0;
    for (QWidget* each : panes_) {
        each->setMinimumHeight(has_rows ? qRound(least_.height() * text_scale()) : 0);
        grid_->addWidget(each, place / columns_, place % columns_);
        ++place;
    }
    for (int column = 0; column < std::max(grid_->columnCount(), columns_); ++column) {
        grid_->setColumnStretch(column, column < columns_ ? 1 : 0);
    }
    emit arranged();
}

void PaneGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (fitting() != columns_) {
        arrange();
    }
}

} // namespace lockstep::gui
