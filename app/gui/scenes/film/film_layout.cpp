#include "app/gui/scenes/film/film_layout.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct FilmWords {
    Q_DECLARE_TR_FUNCTIONS(FilmWords)
};

constexpr double most_strip = 640; ///< pixels, of the selected strip
constexpr double most_part = 320;  ///< of the film of one warp, which is part of a picture
constexpr int most_pitch = 16;
/// Minimum width of a column in pixels; if columns would be narrower, several steps share one column.
constexpr int least_pitch = 3;
constexpr int slide_pitch = 28; ///< maximum width of a column on a slide

/// Sets the column width in pixels, and the number of ticks per column.
void fit_columns(FilmLayout& layout, double room, SceneStyle style) {
    const int most = style == SceneStyle::slide ? slide_pitch : most_pitch;
    const double each = room / std::max(1U, layout.ticks);
    if (each >= least_pitch) {
        layout.pitch = std::min(most, static_cast<int>(each));
        return;
    }
    layout.pitch = 1;
    layout.merged = static_cast<std::uint32_t>(std::ceil(layout.ticks / std::max(1.0, room)));
}

double gap_of(double height) {
    return height >= 3 ? 2 : 0;
}

/// Returns the number of lanes of the largest warp.
std::uint32_t rows_of(const GroupView& view) {
    std::uint32_t rows = 1;
    for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
        rows = std::max(rows, static_cast<std::uint32_t>(view.lanes_of(Warp(warp))));
    }
    return rows;
}

/// Returns the largest height of a strip that fits: whole pixels per row, if there is a pixel for each.
double fitted(double room, std::uint32_t rows) {
    return room >= rows ? std::floor(room / rows) * rows : std::floor(room);
}

/// Returns the height of the strips of the other warps: a third of the selected one, in whole pixels per lane. If that is
/// too high, the largest height at which all fit into half of the room. On a slide, they fill this half.
double strip_height(std::uint32_t warps, std::uint32_t rows, double room, SceneStyle style) {
    constexpr double times = 3; ///< the height of the selected strip, compared with the others
    const double others = warps - 1;
    const double third = std::min((room - others * gap_of(rows)) / (others + times), most_strip / times);
    if (third >= std::max(3U, rows)) {
        return fitted(third, rows);
    }
    const double half = std::ceil(room / 2);
    if (style == SceneStyle::slide) {
        const double each_room = std::floor(half / others);
        return std::max(1.0, each_room - gap_of(each_room));
    }
    for (const double height : {32.0, 16.0, 8.0, 5.0, 3.0}) {
        if ((height + gap_of(height)) * others <= half) {
            return fitted(height, rows);
        }
    }
    return 1;
}

/// Returns the height of the selected strip, which gets what the others leave.
double selected_height(std::uint32_t rows, double room) {
    constexpr double least = 32;
    return fitted(std::clamp(room, least, std::max(most_strip, static_cast<double>(rows))), rows);
}

} // namespace

QString film_counts_head() {
    return FilmWords::tr("warp steps");
}

double film_counts_width() {
    constexpr double least = 68;
    return std::max(least, text_width(FontRole::tick, film_counts_head()) + 8);
}

FilmLayout film_layout(const GroupView& view, Warp selected, double top, QSizeF size, double notes,
                       SceneStyle style) {
    FilmLayout layout;
    layout.left = FilmLayout::label_width;
    layout.top = top + FilmLayout::brackets_height;
    layout.ticks = view.tick_count();
    layout.rows = rows_of(view);
    fit_columns(layout, size.width() - layout.left - film_counts_width() - scene_pad, style);
    const double room = std::max(120.0, size.height() - layout.top - notes);
    const std::uint32_t others = view.steps->warps - 1;
    double low = others > 0 ? strip_height(view.steps->warps, layout.rows, room, style) : 0;
    const double high = selected_height(layout.rows, room - others * (low + gap_of(low)));
    if (const double left = room - high - others * (low + gap_of(low));
        left >= others && low >= 3 && low < layout.rows) {
        low = fitted(low + std::floor(left / others), layout.rows); // what the whole pixels per lane left
    }
    double y = layout.top;
    for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
        const double height = Warp(warp) == selected ? high : low;
        layout.strips.emplace_back(layout.left, y, layout.width(), height);
        layout.lane_rows.push_back(static_cast<int>(view.lanes_of(Warp(warp))));
        y += height + gap_of(low);
    }
    return layout;
}

FilmLayout warp_film_layout(const GroupView& view, Warp warp, double top, QSizeF size, double notes,
                            SceneStyle style) {
    constexpr double slide_lane = 5;
    FilmLayout layout;
    layout.left = FilmLayout::label_width;
    layout.top = top + FilmLayout::brackets_height;
    layout.ticks = view.tick_count();
    layout.rows = rows_of(view);
    fit_columns(layout, size.width() - layout.left - film_counts_width() - scene_pad, style);
    const bool is_slide = style == SceneStyle::slide;
    const double room = std::max(32.0, size.height() - layout.top - notes);
    const double most = is_slide ? slide_lane * view.steps->warp_width : most_part;
    const double height = fitted(std::min(room, most), layout.rows);
    layout.strips.resize(view.steps->warps);
    layout.lane_rows.resize(view.steps->warps);
    layout.strips[warp.index()] = {layout.left, layout.top, layout.width(), height};
    layout.lane_rows[warp.index()] = static_cast<int>(view.lanes_of(warp));
    return layout;
}

FilmLayout film_layout_of(const GroupView& view, const Scene& scene) {
    FilmLayout layout;
    layout.ticks = view.tick_count();
    layout.rows = rows_of(view);
    layout.strips.resize(view.steps->warps);
    layout.lane_rows.resize(view.steps->warps);
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        if (box != nullptr && is<PictureArea>(box->id)) {
            const Warp warp(std::get<PictureArea>(box->id).number);
            layout.lane_rows[warp.index()] = static_cast<int>(view.lanes_of(warp));
            layout.strips[warp.index()] = box->rect;
        }
    }
    if (scene.track) {
        const Axis& axis = scene.track->axis;
        layout.left = axis.left;
        layout.top = scene.track->top;
        layout.pitch = std::max(1, static_cast<int>(std::lround(1 / axis.per_pixel())));
        layout.merged = static_cast<std::uint32_t>(std::max(1L, std::lround(axis.per_pixel())));
    }
    return layout;
}

double FilmLayout::bottom() const {
    double lowest = top;
    for (const QRectF& strip : strips) {
        lowest = std::max(lowest, strip.bottom());
    }
    return lowest;
}

std::optional<FilmLayout::Place> FilmLayout::at(QPointF place) const {
    const auto strip =
        std::ranges::find_if(strips, [place](const QRectF& rect) { return rect.contains(place); });
    if (strip == strips.end()) {
        return std::nullopt;
    }
    const auto warp = static_cast<std::uint32_t>(strip - strips.begin());
    const auto column = static_cast<std::uint32_t>((place.x() - left) / pitch);
    const auto lane = static_cast<int>((place.y() - strip->top()) / strip->height() * rows);
    return Place{Tick(std::min(column * merged, ticks - 1)), Warp(warp),
                 Lane(static_cast<std::uint32_t>(std::clamp(lane, 0, lane_rows[warp] - 1)))};
}

QRectF FilmLayout::cell(const Place& place) const {
    const QRectF& strip = strips[place.warp.index()];
    const double each = strip.height() / rows;
    return {x(place.tick), std::floor(strip.top() + place.lane.value() * each), static_cast<double>(pitch),
            std::max(1.0, each)};
}

} // namespace lockstep::gui
