#include "app/gui/views/scene_layers.h"

#include "app/gui/views/scene_painter.h"

#include <algorithm>
#include <utility>

namespace lockstep::gui {

void SceneLayers::draw(QSize size, double ratio, QPointF origin, double scale) {
    scale_ = scale;
    if (pixels_.size() != (QSizeF(size) * ratio).toSize()) {
        pixels_ = QPixmap((QSizeF(size) * ratio).toSize());
    }
    pixels_.setDevicePixelRatio(ratio);
    pixels_.fill(theme_[Role::panel]);
    QPainter painter(&pixels_);
    painter.scale(scale_, scale_);
    painter.translate(-origin);
    gui::paint(painter, scene_, theme_, cache_);
}

void SceneLayers::paint(QPainter& painter, QPointF origin, const Scene& hover) {
    painter.drawPixmap(0, 0, pixels_);
    painter.save();
    painter.scale(scale_, scale_);
    painter.translate(-origin);
    gui::paint(painter, overlay_, theme_, cache_);
    gui::paint(painter, hover, theme_, cache_);
    painter.restore();
    if (const QRectF part = shown_part(origin); !part.isNull()) {
        paint_place(painter, part);
    }
}

QRectF SceneLayers::shown_part(QPointF origin) const {
    const QSizeF view = QSizeF(pixels_.size()) / pixels_.devicePixelRatio() / scale_;
    const auto share = [](double from, double length, double whole) {
        const double begin = std::clamp(from / whole, 0.0, 1.0);
        return std::pair(begin, std::min(length / whole, 1 - begin));
    };
    const auto [top, height] = share(origin.y(), view.height(), scene_.size.height());
    if (scene_.axis && scene_.axis->end - scene_.axis->begin < scene_.axis_length) {
        const auto [left, width] =
            share(scene_.axis->begin, scene_.axis->end - scene_.axis->begin, scene_.axis_length);
        return {left, top, width, height};
    }
    const auto [left, width] = share(origin.x(), view.width(), scene_.size.width());
    return scene_.size.width() > view.width() + 1 ? QRectF(left, top, width, height) : QRectF();
}

void SceneLayers::paint_place(QPainter& painter, const QRectF& part) const {
    constexpr QSizeF whole_size(96, 40);
    constexpr double margin = 8;
    constexpr double least = 4; // pixels; a smaller rectangle would be invisible
    const QSizeF view = QSizeF(pixels_.size()) / pixels_.devicePixelRatio();
    const QRectF whole(
        QPointF(view.width() - whole_size.width() - margin, view.height() - whole_size.height() - margin),
        whole_size);
    const double width = std::max(least, part.width() * whole.width());
    const double height = std::max(least, part.height() * whole.height());
    const QRectF shown(std::min(whole.left() + part.left() * whole.width(), whole.right() - width),
                       std::min(whole.top() + part.top() * whole.height(), whole.bottom() - height), width,
                       height);
    painter.setPen(QPen(theme_[Role::outline], 1));
    painter.setBrush(theme_[Role::panel]);
    painter.drawRect(whole);
    painter.setPen(QPen(theme_[Role::accent], 2));
    painter.setBrush(theme_[Role::accent_soft]);
    painter.drawRect(shown.adjusted(1, 1, -1, -1));
    painter.setBrush(Qt::NoBrush);
}

void SceneLayers::paint_hint(QPainter& painter, const QRect& rect, const QString& text) const {
    painter.fillRect(rect, theme_[Role::panel]);
    painter.setPen(theme_[Role::text2]);
    painter.setFont(text_font(FontRole::body));
    painter.drawText(rect, Qt::AlignCenter, text);
}

void SceneLayers::paint_focus(QPainter& painter, const QRectF& rect) const {
    painter.setPen(QPen(theme_[Role::accent], 2));
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
}

} // namespace lockstep::gui
