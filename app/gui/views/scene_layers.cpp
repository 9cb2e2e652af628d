#include "app/gui/views/scene_layers.h"

#include "app/gui/views/scene_painter.h"

namespace lockstep::gui {

void SceneLayers::draw(QSize size, double ratio, QPointF origin) {
    if (pixels_.size() != (QSizeF(size) * ratio).toSize()) {
        pixels_ = QPixmap((QSizeF(size) * ratio).toSize());
    }
    pixels_.setDevicePixelRatio(ratio);
    pixels_.fill(theme_[Role::panel]);
    QPainter painter(&pixels_);
    painter.translate(-origin);
    gui::paint(painter, scene_, theme_, cache_);
}

void SceneLayers::paint(QPainter& painter, QPointF origin, const Scene& hover) {
    painter.drawPixmap(0, 0, pixels_);
    painter.translate(-origin);
    gui::paint(painter, overlay_, theme_, cache_);
    gui::paint(painter, hover, theme_, cache_);
    painter.translate(origin);
}

void SceneLayers::paint_hint(QPainter& painter, const QRect& rect, const QString& text) const {
    painter.fillRect(rect, theme_[Role::panel]);
    painter.setPen(theme_[Role::text2]);
    painter.setFont(font_for(FontRole::body));
    painter.drawText(rect, Qt::AlignCenter, text);
}

void SceneLayers::paint_focus(QPainter& painter, const QRectF& rect) const {
    painter.setPen(QPen(theme_[Role::accent], 2));
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
}

} // namespace lockstep::gui
