#include "app/gui/panels/forms/button_row.h"

#include <algorithm>

namespace lockstep::gui {

ButtonRow::ButtonRow(QWidget* parent)
    : QWidget(parent), buttons_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    buttons_->setContentsMargins(0, 0, 0, 0);
}

void ButtonRow::add(QWidget* button) {
    buttons_->addWidget(button, 1);
}

int ButtonRow::row_width() const {
    int width = -buttons_->spacing();
    for (int i = 0; i < buttons_->count(); ++i) {
        width += buttons_->itemAt(i)->sizeHint().width() + buttons_->spacing();
    }
    return width;
}

QSize ButtonRow::minimumSizeHint() const {
    int width = 0;
    for (int i = 0; i < buttons_->count(); ++i) {
        width = std::max(width, buttons_->itemAt(i)->minimumSize().width());
    }
    return {width, buttons_->minimumSize().height()};
}

void ButtonRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const auto direction = row_width() <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction != buttons_->direction()) {
        buttons_->setDirection(direction);
        updateGeometry();
    }
}

} // namespace lockstep::gui
