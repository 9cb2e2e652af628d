#include "app/gui/panels/inspector_parts.h"

#include "app/gui/theme/fonts.h"

#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

StatePill::StatePill(QWidget* parent) : QLabel(parent) {
    use_font(*this, FontRole::body_strong);
    setContentsMargins(8, 3, 8, 3);
}

void StatePill::show_state(const QString& word, QColor ground, QColor ink) {
    setText(word);
    ground_ = ground;
    ink_ = ink;
    update();
}

void StatePill::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground_);
    painter.drawRoundedRect(rect(), 3, 3);
    painter.setPen(ink_);
    painter.drawText(contentsRect(), Qt::AlignCenter, text());
}

/// Values are line edits, so that they can be selected and are fast to update.
InspectorRow::InspectorRow(QWidget* parent)
    : QWidget(parent), name_(new QLabel(this)), value_(new QLineEdit(this)) {
    name_->setProperty("quiet", true);
    name_->setTextFormat(Qt::PlainText);
    value_->setProperty("flat", true);
    value_->setReadOnly(true);
    value_->setFocusPolicy(Qt::ClickFocus);
    use_font(*value_, FontRole::code);
    value_->setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void InspectorRow::show_value(const QString& name, const QString& value) {
    name_->setText(name);
    value_->setText(value);
    value_->setCursorPosition(0);
    value_->setToolTip(value);
    value_->setAccessibleName(name);
    name_->show();
    value_->show();
    place();
}

void InspectorRow::show_nothing() {
    show_value({}, {});
    name_->hide();
    value_->hide();
}

QSize InspectorRow::sizeHint() const {
    return {name_->sizeHint().width() + value_->sizeHint().width(),
            std::max(name_->sizeHint().height(), value_->sizeHint().height())};
}

QSize InspectorRow::minimumSizeHint() const {
    return {0, sizeHint().height()};
}

/// The height changes with the size of the texts.
bool InspectorRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && std::exchange(height_, sizeHint().height()) != height_) {
        updateGeometry();
    }
    return QWidget::event(event);
}

void InspectorRow::resizeEvent(QResizeEvent*) {
    place();
}

/// The name gets the width of its text, and the value the rest: half of the row if both do not fit.
void InspectorRow::place() {
    constexpr int gap = 8;
    const int values = value_->fontMetrics().horizontalAdvance(value_->text()) + gap;
    const int names = std::min(name_->sizeHint().width() + gap, std::max(width() - values, width() / 2));
    name_->setGeometry(0, 0, names, height());
    value_->setGeometry(names, 0, width() - names, height());
}

} // namespace lockstep::gui
