#include "app/gui/views/pinned_badge.h"

#include "app/gui/views/scene_painter.h"

#include <QPainter>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr double margin = 8;
constexpr double place_height = 56; ///< of the small map at the lower right corner, with its margins

const Box* badge_of(const Scene& scene) {
    for (const Shape& shape : scene.shapes) {
        if (const Box* box = std::get_if<Box>(&shape); box != nullptr && is<VerdictChip>(box->id)) {
            return box;
        }
    }
    return nullptr;
}

/// Returns the badge with its words, from its top left corner on.
Scene cut_out(const Scene& scene, const Box& box) {
    Scene part;
    part.size = box.rect.size();
    part.shapes.push_back(box);
    for (const Shape& shape : scene.shapes) {
        if (const Label* label = std::get_if<Label>(&shape); label != nullptr && label->rect == box.rect) {
            part.shapes.push_back(*label);
        }
    }
    Scene badge;
    badge.size = part.size;
    append(badge, std::move(part), -box.rect.topLeft());
    return badge;
}

} // namespace

QRect PinnedBadge::place(const Scene& scene, const ScenePlace& at, double scale) {
    const QRect before = rect();
    hide();
    const Box* box = badge_of(scene);
    if (box == nullptr) {
        return before;
    }
    const QRectF view(QPointF(), QSizeF(at.size));
    const QRectF own((box->rect.topLeft() - at.origin) * at.scale, box->rect.size() * at.scale);
    if (view.contains(own)) {
        return before;
    }
    badge_ = cut_out(scene, *box);
    scale_ = scale;
    const bool is_below = own.bottom() > view.bottom();
    corner_ = {std::max(0.0, view.right() - margin - badge_.size.width() * scale),
               is_below ? view.bottom() - place_height - badge_.size.height() * scale : margin};
    return before | rect();
}

QRect PinnedBadge::rect() const {
    return badge_.shapes.empty()
               ? QRect()
               : QRectF(corner_, badge_.size * scale_).adjusted(-2, -2, 2, 2).toAlignedRect();
}

void PinnedBadge::paint(QPainter& painter, const Theme& theme, PaintCache& cache) const {
    if (badge_.shapes.empty()) {
        return;
    }
    painter.save();
    painter.translate(corner_);
    painter.scale(scale_, scale_);
    gui::paint(painter, badge_, theme, cache);
    painter.restore();
}

} // namespace lockstep::gui
