#include "app/gui/present/picture_fit.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/fonts.h"

#include <QFont>
#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double full_enough = 0.86; ///< a picture with this share of its height is not enlarged further
constexpr double most_filled = 0.98; ///< leaves room for steps whose picture is a little higher
constexpr double factor_step = 0.0625;
constexpr int factor_steps = 16; ///< up to twice the smallest scale

SceneOptions slide_options() {
    SceneOptions options;
    options.style = SceneStyle::slide;
    return options;
}

/// Replaces the smallest font, which is too small on a slide. If the text is then too wide for its cell, it is left
/// out, and the cell shows only its colour and its mark.
void enlarge_small_texts(Scene& scene) {
    std::erase_if(scene.shapes, [](Shape& shape) {
        auto* label = std::get_if<Label>(&shape);
        if (label == nullptr || label->font != FontRole::value_small) {
            return false;
        }
        label->font = FontRole::tick_strong;
        return !label->elide && text_width(label->font, label->text) > label->rect.width() + 1;
    });
}

struct Extent {
    double top = 0;
    double bottom = 0;
};

Extent extent(const Box& box) {
    return {box.rect.top(), box.rect.bottom()};
}
Extent extent(const Line& line) {
    const auto [low, high] = std::ranges::minmax_element(line.points, {}, &QPointF::y);
    return {low->y(), high->y()};
}
/// Only the text itself counts: the rectangle of a label may be larger.
Extent extent(const Label& label) {
    const double half = font_for(label.font).pixelSize() * 0.6;
    const double middle = label.align.testFlag(Qt::AlignTop)      ? label.rect.top() + half
                          : label.align.testFlag(Qt::AlignBottom) ? label.rect.bottom() - half
                                                                  : label.rect.center().y();
    return {middle - half, middle + half};
}
Extent extent(const Mark& mark) {
    return {mark.rect.top(), mark.rect.bottom()};
}
Extent extent(const Raster& raster) {
    return {raster.rect.top(), raster.rect.bottom()};
}

/// Leaves out what is below the room, and cuts boxes at its lower edge.
void cut_below(Scene& scene, double height) {
    if (scene.size.height() <= height + 0.5) {
        return;
    }
    std::erase_if(scene.shapes, [height](Shape& shape) {
        const Extent at = std::visit([](const auto& s) { return extent(s); }, shape);
        auto* box = std::get_if<Box>(&shape);
        if (box != nullptr && at.top < height && at.bottom > height) {
            box->rect.setBottom(height);
            return false;
        }
        return at.bottom > height;
    });
    scene.size.setHeight(height);
}

bool is_value_font(FontRole font) {
    constexpr std::array fonts{FontRole::value, FontRole::value_small, FontRole::headline, FontRole::figure,
                               FontRole::card_number};
    return std::ranges::find(fonts, font) != fonts.end();
}

/// Whether the label states something that was counted, measured or modelled. Names have other ids.
bool is_figure(const SceneId& id) {
    return is<WarpCount>(id) || is<VerdictChip>(id) || is<LineFigure>(id) || is<FigureMark>(id) ||
           is<FootprintMark>(id) || is<SharePart>(id) || is<SplitEnd>(id);
}

bool states_a_figure(const Label& label) {
    const bool has_digit = std::ranges::any_of(label.text, [](QChar c) { return c.isDigit(); });
    const bool is_name = is<RequestCell>(label.id); // the number of a lane above its banks
    return has_digit && !is_name && (is_value_font(label.font) || is_figure(label.id));
}

Line dash_for(const Label& label) {
    const double width = std::min(text_width(label.font, label.text), std::max(8.0, label.rect.width()));
    const double left = label.align.testFlag(Qt::AlignRight)     ? label.rect.right() - width
                        : label.align.testFlag(Qt::AlignHCenter) ? label.rect.center().x() - width / 2
                                                                 : label.rect.left();
    const double y = label.rect.center().y();
    return straight({left, y}, {left + width, y}, label.colour, 2);
}

void hide_numbers(Scene& scene) {
    for (Shape& shape : scene.shapes) {
        const auto* label = std::get_if<Label>(&shape);
        if (label != nullptr && states_a_figure(*label)) {
            shape = dash_for(*label);
        }
    }
}

} // namespace

double slide_scale(const Picture& picture, const GroupView& view, const Cursor& cursor, QSizeF room) {
    double best = least_slide_scale;
    if (picture.applies(view) != WhyNoPicture::none || !missing_parts(picture, view, cursor).empty()) {
        return best;
    }
    const auto share_at = [&](double scale) {
        const Scene scene = picture.scene(view, cursor, room / scale, slide_options());
        const bool is_wider = scene.size.width() * scale > room.width() + scale;
        return is_wider ? 2.0 : scene.size.height() * scale / room.height();
    };
    if (share_at(best) >= full_enough) {
        return best;
    }
    for (int step = 1; step <= factor_steps; ++step) {
        const double scale = least_slide_scale * (1 + step * factor_step);
        if (share_at(scale) > most_filled) {
            break;
        }
        best = scale;
    }
    return best;
}

Scene slide_picture(const Picture& picture, const GroupView& view, const Cursor& cursor, QSizeF room,
                    double scale, Numbers numbers) {
    const QSizeF part = room / scale;
    Scene scene = picture.scene(view, cursor, part, slide_options());
    Scene over = picture.overlay(view, cursor, scene);
    append(scene, std::move(over), {0, 0});
    if (numbers == Numbers::hidden) {
        hide_numbers(scene);
    }
    enlarge_small_texts(scene);
    cut_below(scene, part.height());
    return scene;
}

double smallest_text(const Scene& scene) {
    double least = 1000;
    for (const Shape& shape : scene.shapes) {
        if (const auto* label = std::get_if<Label>(&shape); label != nullptr && !label->text.isEmpty()) {
            least = std::min(least, static_cast<double>(font_for(label->font).pixelSize()));
        }
    }
    return least;
}

} // namespace lockstep::gui
