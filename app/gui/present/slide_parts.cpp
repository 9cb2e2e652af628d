#include "app/gui/present/slide_parts.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/workspace/track.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct SlideParts {
    Q_DECLARE_TR_FUNCTIONS(SlideParts)
};

double line_height(FontRole font) {
    return std::round(font_for(font).pixelSize() * 1.22);
}

constexpr double caption_pad = 14;
constexpr double scrub_middle = 14; ///< below the top of the scrub bar

/// Adds the barriers of the group; barriers closer than a few pixels become a band.
void add_barriers(Scene& scene, const GroupView& view, const Axis& axis, double top) {
    constexpr double height = 28;
    double band_end = -100;
    for (const std::uint32_t tick : make_track(view).barriers) {
        const double x = std::round(axis.x(tick));
        if (x - band_end < 12) {
            scene.shapes.push_back(filled({band_end, top, x + 6 - band_end, height}, Role::text));
        } else {
            scene.shapes.push_back(filled({x - 6, top, 4, height}, Role::text));
            scene.shapes.push_back(filled({x + 2, top, 4, height}, Role::text));
        }
        band_end = x + 6;
    }
}

} // namespace

QStringList wrapped(const QString& text, FontRole font, double width) {
    QStringList lines;
    for (const QString& part : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QString line;
        for (const QString& word : part.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (!line.isEmpty() && text_width(font, longer) > width) {
                lines << line;
                line = word;
            } else {
                line = longer;
            }
        }
        if (!line.isEmpty()) {
            lines << line;
        }
    }
    return lines;
}

double add_slide_text(Scene& scene, QPointF at, double width, const QString& text, FontRole font,
                      double bottom) {
    const double height = line_height(font);
    const QStringList lines = wrapped(text, font, width);
    const auto fits = static_cast<qsizetype>(std::max(0.0, std::floor((bottom - at.y()) / height)));
    for (qsizetype line = 0; line < std::min(fits, lines.size()); ++line) {
        const bool is_cut = line + 1 == fits && lines.size() > fits;
        const QString rest = lines.mid(line).join(QLatin1Char(' '));
        scene.shapes.push_back(
            elided_label({at.x(), at.y(), width + 1, height}, is_cut ? rest : lines[line], font));
        at.ry() += height;
    }
    return at.y();
}

void add_slide_heading(Scene& scene, const QString& title, const QString& beside, const QString& right) {
    constexpr QRectF row(slide_margin, 18, 0, 60);
    const double end = scene.size.width() - slide_margin;
    const double right_width = text_width(FontRole::slide_count, right) + 2;
    scene.shapes.push_back(text_label({end - right_width, row.top(), right_width, row.height()}, right,
                                      FontRole::slide_count, Role::text, Qt::AlignRight | Qt::AlignVCenter));
    const double room = end - right_width - 32 - row.left();
    const double width = std::min(room, text_width(FontRole::slide_title, title) + 2);
    scene.shapes.push_back(
        elided_label({row.left(), row.top(), width, row.height()}, title, FontRole::slide_title));
    const double left = row.left() + width + 28;
    scene.shapes.push_back(
        elided_label({left, row.top() + 4, std::max(0.0, end - right_width - 32 - left), row.height()},
                     beside, FontRole::slide_body));
    scene.shapes.push_back(filled({row.left(), slide_rule_y, end - row.left(), 3}, Role::text));
}

void add_slide_caption(Scene& scene, const QRectF& room, const QString& what, const QString& why) {
    scene.shapes.push_back(framed(room, Role::current_line, Role::text, 3));
    const double width = room.width() - 2 * (caption_pad + 14);
    const QPointF at(room.left() + caption_pad + 14, room.top() + caption_pad);
    const double end = room.bottom() - 8;
    const double bottom = add_slide_text(scene, at, width, what, FontRole::slide_strong, end);
    add_slide_text(scene, {at.x(), bottom}, width, why, FontRole::slide_caption, end);
}

void add_slide_scrub(Scene& scene, const GroupView& view, Tick tick, const QString& below) {
    const double last = std::max(1U, view.tick_count()) - 1;
    const Axis axis{slide_margin + 12, scene.size.width() - slide_margin - 12, 0, std::max(1.0, last)};
    const double top = scene.size.height() - slide_scrub_height;
    const double y = top + scrub_middle;
    const double here = std::round(axis.x(tick.value()));
    scene.shapes.push_back(filled({axis.left, y - 4, axis.right - axis.left, 8}, Role::disabled));
    scene.shapes.push_back(filled({axis.left, y - 4, here - axis.left, 8}, Role::accent));
    add_barriers(scene, view, axis, top);
    scene.shapes.push_back(filled({here - 10, y - 16, 20, 32}, Role::accent));
    const double row = top + 36;
    const QString barrier = SlideParts::tr("barrier");
    const double words = text_width(FontRole::slide_mark, barrier) + 2;
    const double right = scene.size.width() - slide_margin;
    const bool has_barriers = std::ranges::any_of(
        view.trace().program.sites, [](const SiteInfo& site) { return site.kind == SiteKind::barrier; });
    if (has_barriers) {
        scene.shapes.push_back(filled({right - words - 20, row + 3, 4, 28}, Role::text));
        scene.shapes.push_back(filled({right - words - 12, row + 3, 4, 28}, Role::text));
        scene.shapes.push_back(text_label({right - words, row, words, 34}, barrier, FontRole::slide_mark));
    }
    scene.shapes.push_back(elided_label({slide_margin, row, right - words - 60 - slide_margin, 34}, below,
                                        FontRole::slide_small));
}

} // namespace lockstep::gui
