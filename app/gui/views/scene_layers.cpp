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

} // namespace lockstep::gui
