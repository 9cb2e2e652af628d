#include "app/gui/scenes/footprint/footprint_parts.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct FootprintWords {
    Q_DECLARE_TR_FUNCTIONS(FootprintWords)
};

constexpr int loupe_side = 12;

/// Returns the elements in the loupe: those around the lower right corner of the selected group's tile.
QRect loupe_elements(const FootprintParts& parts) {
    const ElementTile& tile = parts.tile(parts.group);
    const QSize all = parts.frame.elements;
    const auto corner = [](std::uint64_t at, int most) {
        return std::clamp(static_cast<int>(at) - loupe_side / 2, 0, std::max(0, most - loupe_side));
    };
    return {corner(tile.right, all.width()), corner(tile.bottom, all.height()),
            std::min(loupe_side, all.width()), std::min(loupe_side, all.height())};
}

void add_element(Scene& scene, const FootprintParts& parts, std::size_t element, const QRectF& rect,
                 std::uint32_t most) {
    const std::uint32_t readers = element < parts.all.readers.size() ? parts.all.readers[element] : 0;
    const double heat = std::sqrt(static_cast<double>(readers) / most);
    const ElementCell id{static_cast<std::uint32_t>(element), readers};
    scene.shapes.push_back(filled(rect, readers == 0 ? Colour(Role::panel_alt) : heat_colour(heat), id));
    const QString number = count_text(readers);
    if (readers > 0 && text_width(FontRole::value_small, number) <= rect.width()) {
        scene.shapes.push_back(
            text_label(rect, number, FontRole::value_small, heat_ink(heat), Qt::AlignCenter));
    }
}

/// Draws a frame around the elements on the map, and lines that connect it to the loupe.
void add_frame(Scene& scene, const FootprintParts& parts, const QRect& elements, const QRectF& loupe) {
    const auto whole = [](int number) { return static_cast<std::uint64_t>(number); };
    const QRectF small = parts.frame.of({whole(elements.left()), whole(elements.top()),
                                         whole(elements.left() + elements.width()),
                                         whole(elements.top() + elements.height())});
    scene.shapes.push_back(framed(small, Role::none, Role::accent, 2));
    scene.shapes.push_back(framed(loupe, Role::none, Role::accent, 2));
    const bool is_below = loupe.top() > parts.frame.rect.bottom();
    scene.shapes.push_back(
        straight(is_below ? small.bottomLeft() : small.topRight(), loupe.topLeft(), Role::accent));
    scene.shapes.push_back(
        straight(small.bottomRight(), is_below ? loupe.topRight() : loupe.bottomLeft(), Role::accent));
}

} // namespace

double add_footprint_loupe(Scene& scene, const FootprintParts& parts, QPointF at, double side) {
    const QRect elements = loupe_elements(parts);
    const double cell = std::floor(side / loupe_side);
    // The scale has at least four levels: if no element is shared, a single reader must not look like a high
    // count.
    const std::uint32_t most = std::max(4U, *std::ranges::max_element(parts.all.readers));
    for (int y = 0; y < elements.height(); ++y) {
        for (int x = 0; x < elements.width(); ++x) {
            const auto element = static_cast<std::size_t>(elements.top() + y) *
                                     static_cast<std::size_t>(parts.frame.elements.width()) +
                                 static_cast<std::size_t>(elements.left() + x);
            const QRectF rect(at.x() + x * cell, at.y() + y * cell, cell - 1, cell - 1);
            add_element(scene, parts, element, rect, most);
        }
    }
    const QSizeF size(elements.width() * cell, elements.height() * cell);
    add_frame(scene, parts, elements, {at.x() - 2, at.y() - 2, size.width() + 3, size.height() + 3});
    return add_paragraph(
        scene, {at.x(), at.y() + size.height() + 6}, std::max(size.width(), side),
        FootprintWords::tr(
            "Each square is one element. The number in the square shows how many groups read it."));
}

} // namespace lockstep::gui
