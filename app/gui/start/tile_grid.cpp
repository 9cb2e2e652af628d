#include "app/gui/start/tile_grid.h"

#include "app/gui/theme/fonts.h"

#include <QGridLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int tile_gap = 16;

} // namespace

TileGrid::TileGrid(int least_width, int most_columns, QWidget* parent)
    : QWidget(parent), least_width_(least_width), most_columns_(most_columns), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(tile_gap);
}

void TileGrid::set_tiles(std::vector<QWidget*> tiles) {
    for (QWidget* each : tiles_) {
        each->hide();
        each->deleteLater(); // later, because one of them may be handling the click that replaces it
    }
    tiles_ = std::move(tiles);
    for (QWidget* each : tiles_) {
        each->setParent(this);
        each->setVisible(true);
    }
    arrange();
}

void TileGrid::set_order(const std::vector<QWidget*>& tiles) {
    if (tiles == tiles_) {
        return;
    }
    tiles_ = tiles;
    for (QWidget* each : tiles_) {
        if (each->parentWidget() != this) {
            each->setParent(this);
        }
    }
    arrange();
}

int TileGrid::columns() const {
    const int least = qRound(least_width_ * text_scale());
    return std::clamp((width() + tile_gap) / (least + tile_gap), 1, most_columns_);
}

void TileGrid::arrange() {
    while (grid_->count() > 0) {
        delete grid_->takeAt(0); // only the item of the layout, not the widget
    }
    for (int column = 0; column < most_columns_; ++column) {
        grid_->setColumnStretch(column, column < columns() ? 1 : 0);
    }
    columns_ = columns();
    int place = 0;
    for (QWidget* each : tiles_) {
        if (!each->isHidden()) {
            grid_->addWidget(each, place / columns_, place % columns_);
            ++place;
        }
    }
}

void TileGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (columns() != columns_) {
        arrange();
    }
}

} // namespace lockstep::gui
