#include "app/gui/scenes/kit/cursor_flag.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double flag_height = 17;

/// Returns the rectangle of a centred label's text.
QRectF text_rect(const Label& label) {
    const double half = text_width(label.font, label.text) / 2;
    return {label.rect.center().x() - half, label.rect.top(), 2 * half, label.rect.height()};
}

/// Hides numbers that the flag covers only partly, because half a number would be misread.
void cover_numbers(Scene& over, const Scene& scene, const QRectF& flag) {
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        if (label == nullptr || label->font != FontRole::tick || label->align != Qt::AlignCenter ||
            label->rect.top() != flag.top()) {
            continue;
        }
        const QRectF text = text_rect(*label);
        if (text.intersects(flag.adjusted(-2, 0, 2, 0))) {
            over.shapes.push_back(filled(text.adjusted(-1, 0, 1, 0), Role::panel));
        }
    }
}

} // namespace

Scene cursor_flag(const Scene& scene, double value, const QString& text) {
    Scene over;
    if (!scene.track || value < scene.track->axis.begin || value > scene.track->axis.end) {
        return over;
    }
    const Axis& axis = scene.track->axis;
    const double x = std::round(axis.x(value));
    const double width = text_width(FontRole::tick_strong, text) + 14;
    const double left = std::clamp(x - width / 2, axis.left, std::max(axis.left, axis.right - width));
    Box flag = filled({left, scene.track->top, width, flag_height}, Role::accent);
    flag.radius = 2;
    cover_numbers(over, scene, flag.rect);
    over.shapes.push_back(straight({x, scene.track->top}, {x, scene.track->bottom}, Role::accent, 2));
    over.shapes.push_back(flag);
    over.shapes.push_back(
        text_label(flag.rect, text, FontRole::tick_strong, Role::on_accent, Qt::AlignCenter));
    return over;
}

} // namespace lockstep::gui
