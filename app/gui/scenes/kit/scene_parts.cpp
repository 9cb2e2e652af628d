#include "app/gui/scenes/kit/scene_parts.h"

#include "app/gui/theme/quantity_text.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {

Label text_label(QRectF rect, QString text, FontRole font, Colour colour, Qt::Alignment align) {
    return {rect, std::move(text), font, colour, align, false, {}};
}

Label elided_label(QRectF rect, QString text, FontRole font, Colour colour, Qt::Alignment align) {
    return {rect, std::move(text), font, colour, align, true, {}};
}

Line straight(QPointF from, QPointF to, Colour colour, double width, Stroke stroke) {
    return {{from, to}, colour, width, stroke, false, {}};
}

Box filled(QRectF rect, Colour fill, SceneId id) {
    Box box;
    box.rect = rect;
    box.fill = fill;
    box.id = id;
    return box;
}

Box framed(QRectF rect, Colour fill, Colour outline, double width, SceneId id) {
    Box box = filled(rect, fill, id);
    box.outline = outline;
    box.width = width;
    return box;
}

double add_heading(Scene& scene, double width, SceneStyle style) {
    constexpr double height = 24;
    if (style == SceneStyle::slide) {
        return 2;
    }
    const double title = text_width(FontRole::view_title, scene.title) + 2;
    scene.shapes.push_back(text_label({scene_pad, 6, title, height}, scene.title, FontRole::view_title));
    const double left = scene_pad + title + 12;
    const double room = width - left - scene_pad;
    if (text_width(FontRole::secondary, scene.description) > room) {
        return add_paragraph(scene, {scene_pad, 30}, width - 2 * scene_pad, scene.description) + 4;
    }
    scene.shapes.push_back(
        text_label({left, 6, room, height}, scene.description, FontRole::secondary, Role::text2));
    return 34;
}

double add_notice(Scene& scene, QPointF at, double width, const QString& text, Role bar, Role ground) {
    const std::size_t first = scene.shapes.size();
    const double bottom =
        add_paragraph(scene, {at.x() + 14, at.y() + 5}, width - 24, text, FontRole::body, Role::text) + 5;
    const Box boxes[] = {filled({at.x(), at.y(), width, bottom - at.y()}, ground),
                         filled({at.x(), at.y(), 4, bottom - at.y()}, bar)};
    scene.shapes.insert(scene.shapes.begin() + static_cast<std::ptrdiff_t>(first), std::begin(boxes),
                        std::end(boxes));
    return bottom;
}

double add_paragraph(Scene& scene, QPointF at, double width, const QString& text, FontRole font,
                     Colour colour) {
    constexpr double line_height = 18;
    QString line;
    const auto flush = [&] {
        // a single word may still be too wide
        scene.shapes.push_back(elided_label({at.x(), at.y(), width + 1, line_height}, line, font, colour));
        at.ry() += line_height;
        line.clear();
    };
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && text_width(font, longer) > width) {
            flush();
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.isEmpty()) {
        flush();
    }
    return at.y();
}

namespace {

/// Gives the labels from the shape `first` on an ellipsis if they are wider than the picture.
void shorten(Scene& scene, std::size_t first, double right) {
    for (std::size_t i = first; i < scene.shapes.size(); ++i) {
        if (Label* label = std::get_if<Label>(&scene.shapes[i]);
            label != nullptr && label->rect.right() > right) {
            label->rect.setRight(right);
            label->elide = true;
        }
    }
}

} // namespace

double add_wrapped_legend(Scene& scene, const std::vector<LegendEntry>& entries, double left, double right,
                          double top) {
    constexpr double row_height = 22;
    constexpr double gap = 18;
    std::vector<LegendEntry> row;
    double width = 0;
    const auto flush = [&] {
        if (!row.empty()) {
            const std::size_t first = scene.shapes.size();
            add_legend(scene, row, left + width - gap, top + row_height / 2);
            shorten(scene, first, right);
            top += row_height;
        }
        row.clear();
        width = 0;
    };
    for (const LegendEntry& entry : entries) {
        const double entry_width = 22 + 6 + text_width(FontRole::secondary, entry.text) + 2 + gap;
        if (left + width + entry_width - gap > right) {
            flush();
        }
        row.push_back(entry);
        width += entry_width;
    }
    flush();
    return top;
}

std::vector<double> axis_ticks(double begin, double end, std::size_t most) {
    std::vector<double> ticks;
    if (end <= begin || most == 0) {
        return ticks;
    }
    const double least = (end - begin) / static_cast<double>(most);
    double step = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {2.0, 2.5, 2.0}) { // tries 1, 2, 5 and 10 times a power of ten
        step *= step < least ? factor : 1;
    }
    for (auto i = static_cast<std::int64_t>(std::ceil(begin / step)); static_cast<double>(i) * step <= end;
         ++i) {
        ticks.push_back(static_cast<double>(i) * step);
    }
    return ticks;
}

void add_ruler(Scene& scene, const Axis& axis, double top, const QString& name) {
    constexpr double height = 20;
    const double bottom = top + height;
    scene.shapes.push_back(elided_label({scene_pad, top, axis.left - scene_pad - 24, height - 5}, name,
                                        FontRole::tick, Role::text2));
    const auto most = static_cast<std::size_t>(std::max(1.0, (axis.right - axis.left) / 90));
    const std::vector<double> ticks = axis_ticks(axis.begin, axis.end, most);
    const bool fractions = ticks.size() > 1 && ticks[1] - ticks[0] < 1;
    for (const double value : ticks) {
        const double x = std::round(axis.x(value)) + 0.5;
        const QString text = fractions ? significant_text(value, 6)
                                       : count_text(static_cast<std::uint64_t>(std::llround(value)));
        scene.shapes.push_back(
            text_label({x - 45, top, 90, height - 5}, text, FontRole::tick, Role::text2, Qt::AlignCenter));
        scene.shapes.push_back(straight({x, bottom - 4}, {x, bottom}, Role::border));
    }
    scene.shapes.push_back(straight({axis.left, bottom}, {axis.right, bottom}, Role::border));
}

QString bold(const QString& text) {
    return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

Box line_bar(const QRectF& cell) {
    constexpr double height = 3;
    return filled({cell.left(), cell.bottom() - height, cell.width(), height}, Role::accent);
}

Scene sentence_scene(const QString& title, const QString& sentence, QSizeF size) {
    Scene scene;
    scene.size = size;
    scene.title = title;
    scene.description = sentence;
    const double width = text_width(FontRole::view_title, title) + 2;
    scene.shapes.push_back(text_label({scene_pad, 6, width, 24}, title, FontRole::view_title));
    add_paragraph(scene, {scene_pad, 42}, size.width() - 2 * scene_pad, sentence, FontRole::body);
    return scene;
}

} // namespace lockstep::gui
