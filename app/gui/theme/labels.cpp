#include "app/gui/theme/labels.h"

#include "app/gui/theme/tips.h"

#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const {
    return {0, QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::shown() const {
    QStringList lines = text().split(QLatin1Char('\n'));
    for (QString& line : lines) {
        line = fontMetrics().elidedText(line, Qt::ElideRight, contentsRect().width());
    }
    return lines.join(QLatin1Char('\n'));
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        show_plain_tip(static_cast<QHelpEvent*>(event)->globalPos(), shown() == text() ? QString() : text(),
                       this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
                          shown(), foregroundRole());
}

LabelPlace::LabelPlace(ElidedLabel& label, QWidget* parent) : QWidget(parent), label_(label) {
    label.setParent(this);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize LabelPlace::sizeHint() const {
    return {label_.minimumWidth(), label_.sizeHint().height()};
}

QSize LabelPlace::minimumSizeHint() const {
    return sizeHint();
}

/// Only another height, as after a change of the font, matters to the layout.
bool LabelPlace::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && std::exchange(height_, sizeHint().height()) != height_) {
        updateGeometry();
    }
    return QWidget::event(event);
}

void LabelPlace::resizeEvent(QResizeEvent*) {
    label_.setGeometry(rect());
}

WholeLabel::WholeLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

QSize WholeLabel::minimumSizeHint() const {
    const QSize least = QLabel::minimumSizeHint();
    return {least.width(), std::max(least.height(), heightForWidth(width()))};
}

void WholeLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        updateGeometry();
    }
}

} // namespace lockstep::gui
