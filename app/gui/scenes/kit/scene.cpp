#include "app/gui/scenes/kit/scene.h"

#include "app/gui/scenes/kit/legend_parts.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

void move(Box& box, QPointF by) {
    box.rect.translate(by);
}
void move(Line& line, QPointF by) {
    for (QPointF& point : line.points) {
        point += by;
    }
}
void move(Label& label, QPointF by) {
    label.rect.translate(by);
}
void move(Raster& raster, QPointF by) {
    raster.rect.translate(by);
}
void move(Mark& mark, QPointF by) {
    mark.rect.translate(by);
}

} // namespace

std::optional<SceneId> hit(const Scene& scene, QPointF point) {
    for (auto shape = scene.shapes.rbegin(); shape != scene.shapes.rend(); ++shape) {
        const Box* box = std::get_if<Box>(&*shape);
        if (box != nullptr && !is<std::monostate>(box->id) && !is<LegendPart>(box->id) &&
            box->rect.contains(point)) {
            return box->id;
        }
    }
    return std::nullopt;
}

QRectF bounds(const Scene& scene, const SceneId& id) {
    QRectF all;
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        if (box != nullptr && box->id == id) {
            all = all.united(box->rect);
        }
    }
    return all;
}

void append(Scene& scene, Scene part, QPointF offset) {
    scene.shapes.reserve(scene.shapes.size() + part.shapes.size());
    for (Shape& shape : part.shapes) {
        std::visit([offset](auto& s) { move(s, offset); }, shape);
        scene.shapes.push_back(std::move(shape));
    }
}

double add_legend(Scene& scene, const std::vector<LegendEntry>& entries, double right, double middle) {
    constexpr double swatch_width = 22;
    constexpr double swatch_height = 16;
    double x = right;
    const std::size_t first = scene.shapes.size();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const double width = text_width(FontRole::secondary, entry->text) + 2;
        x -= width;
        scene.shapes.push_back(Label{{x, middle - 9, width, 18},
                                     entry->text,
                                     FontRole::secondary,
                                     Role::text2,
                                     Qt::AlignLeft | Qt::AlignVCenter,
                                     false,
                                     {}});
        x -= swatch_width + 6;
        Box swatch = entry->swatch;
        swatch.rect = {x, middle - swatch_height / 2, swatch_width, swatch_height};
        if (entry->is_line) {
            scene.shapes.push_back(Line{{{x, middle}, {x + swatch_width, middle}},
                                        swatch.outline,
                                        swatch.width,
                                        swatch.stroke,
                                        false,
                                        {}});
        } else {
            scene.shapes.push_back(swatch);
        }
        if (entry->mark) {
            const Colour colour = *entry->mark == MarkKind::ring      ? swatch.outline
                                  : swatch.fill.role == Role::barrier ? ink_on(Role::barrier)
                                                                      : Colour(Role::barrier);
            scene.shapes.push_back(Mark{*entry->mark, swatch.rect.adjusted(0, 1, 0, -1), colour, {}});
        }
        x -= 18;
    }
    for (std::size_t i = first; i < scene.shapes.size(); ++i) {
        std::visit([](auto& shape) { shape.id = LegendPart(); }, scene.shapes[i]);
    }
    return x + 18;
}

bool is_in_legend(const Shape& shape) {
    return std::visit([](const auto& each) { return is<LegendPart>(each.id); }, shape);
}

void remove_legends(Scene& scene) {
    std::erase_if(scene.shapes, is_in_legend);
}

} // namespace lockstep::gui
