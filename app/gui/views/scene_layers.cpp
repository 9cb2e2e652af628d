#include "app/gui/views/scene_layers.h"

#include "app/gui/views/scene_painter.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace lockstep::gui {

namespace {

/// With more changes than this, in parts of the view, everything is painted, because clipping takes time as well.
constexpr double most_changes = 0.6;

/// Whether paint_place() draws the same for two scenes at the same place.
bool has_same_place_mark(const Scene& before, const Scene& after) {
    const auto range = [](const Scene& scene) {
        return scene.axis ? std::pair(scene.axis->begin, scene.axis->end) : std::pair(0.0, 0.0);
    };
    return before.size == after.size && range(before) == range(after) &&
           before.axis_length == after.axis_length;
}

} // namespace

void SceneLayers::set_theme(const Theme& theme) {
    theme_ = theme;
    forget(); // also the text size may have changed
}

void SceneLayers::show(Scene scene) {
    if (is_painted_) {
        painted_ = std::move(scene_);
        is_painted_ = false;
    }
    scene_ = std::move(scene);
}

void SceneLayers::lay_over(Scene overlay) {
    replace(overlay_, std::move(overlay));
}

void SceneLayers::point_out(Scene hover) {
    replace(hover_, std::move(hover));
}

/// Replaces a layer that is not cached.
void SceneLayers::replace(Scene& shown, Scene scene) {
    DirtyTiles tiles(place_);
    tiles.add(shown.shapes, cache_);
    tiles.add(scene.shapes, cache_);
    changed_ += tiles.region();
    shown = std::move(scene);
}

void SceneLayers::draw(QSize size, double ratio, QPointF origin, double scale) {
    const ScenePlace place{size, origin, scale};
    const QSize pixels = (QSizeF(size) * ratio).toSize();
    if (place != place_ || pixels != pixels_.size()) {
        forget();
        place_ = place;
    }
    if (is_painted_) {
        return;
    }
    if (pixels != pixels_.size()) {
        pixels_ = QPixmap(pixels);
    }
    pixels_.setDevicePixelRatio(ratio);
    if (!draw_changes()) {
        draw_all();
        changed_ = QRect(QPoint(), size);
    }
    painted_.reset();
    is_painted_ = true;
    changed_ += badge_scale_ > 0 ? badge_.place(scene_, place_, badge_scale_) : badge_.rect();
    if (badge_scale_ == 0) {
        badge_.hide();
    }
}

QRegion SceneLayers::take_changed() {
    return std::exchange(changed_, {});
}

void SceneLayers::draw_all() {
    pixels_.fill(theme_[Role::panel]);
    QPainter painter(&pixels_);
    painter.scale(place_.scale, place_.scale);
    painter.translate(-place_.origin);
    gui::paint(painter, scene_, theme_, cache_);
}

/// Paints the shapes on the tiles where the scene differs from the pixels. Returns false, and paints nothing, if
/// everything must be painted.
bool SceneLayers::draw_changes() {
    const double ratio = pixels_.devicePixelRatio();
    if (!painted_ || !has_same_place_mark(*painted_, scene_) ||
        ratio != std::floor(ratio)) { // or tiles end in pixels
        return false;
    }
    DirtyTiles tiles(place_);
    add_difference(tiles, painted_->shapes, scene_.shapes, cache_);
    if (tiles.share() > most_changes) {
        return false;
    }
    std::vector<QRectF> parts;
    std::ranges::transform(scene_.shapes, std::back_inserter(parts),
                           [this](const Shape& shape) { return painted_part(shape, cache_); });
    for (const QRect& block : tiles.blocks()) {
        changed_ += block;
        QPainter painter(&pixels_);
        painter.setClipRect(block);
        painter.fillRect(block, theme_[Role::panel]);
        painter.scale(place_.scale, place_.scale);
        painter.translate(-place_.origin);
        const QRectF shown =
            painter.worldTransform().inverted().mapRect(QRectF(block.adjusted(-1, -1, 1, 1)));
        gui::paint(painter, scene_, theme_, cache_, [&](const Shape& shape) {
            const QRectF& part = parts[static_cast<std::size_t>(&shape - scene_.shapes.data())];
            return part.left() <= shown.right() && part.right() >= shown.left() &&
                   part.top() <= shown.bottom() && part.bottom() >= shown.top(); // also of no width
        });
    }
    return true;
}

void SceneLayers::paint(QPainter& painter, QPointF origin) {
    painter.drawPixmap(0, 0, pixels_);
    painter.save();
    painter.scale(place_.scale, place_.scale);
    painter.translate(-origin);
    gui::paint(painter, overlay_, theme_, cache_);
    gui::paint(painter, hover_, theme_, cache_);
    painter.restore();
    if (const QRectF part = shown_part(origin); !part.isNull()) {
        paint_place(painter, part);
    }
    badge_.paint(painter, theme_, cache_);
}

QRectF SceneLayers::shown_part(QPointF origin) const {
    const QSizeF view = QSizeF(pixels_.size()) / pixels_.devicePixelRatio() / place_.scale;
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
