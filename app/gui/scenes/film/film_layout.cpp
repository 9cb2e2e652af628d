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

constexpr double most_lane_height = 12; ///< pixels
constexpr int most_pitch = 16;
/// Minimum width of a column in pixels; if columns would be narrower, several steps share one column.
constexpr int least_pitch = 3;
constexpr double notes_height = 60; ///< height of the axis and the legend below the film
constexpr int slide_pitch = 28;     ///< maximum width of a column on a slide

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

/// Returns the height of the selected strip: three or more pixels per lane if half the available height is sufficient,
/// but at least the height of 32 lanes. A single warp uses all of it.
double selected_height(std::uint32_t warps, std::uint32_t width, double room) {
    constexpr double most_alone = 20; ///< pixels per lane
    const double each = std::max(32U, width);
    if (warps == 1) {
        return std::clamp(std::floor(room / each), 1.0, most_alone) * each;
    }
    const double most = std::floor(room / 2 / each);
    return most >= 3 ? std::min(most, most_lane_height) * each : std::max(32.0, std::floor(room / 2));
}

/// Returns the height of the other strips: whole pixels per lane, or the largest height at which all warps fit. On a
/// slide, they fill the room.
double strip_height(std::uint32_t warps, std::uint32_t width, double room, SceneStyle style) {
    const double each = std::max(32U, width);
    const double most = warps > 1 ? std::floor((room / (warps - 1) - gap_of(each)) / each) : 1;
    if (most >= 1) {
        return std::min(most, most_lane_height) * each;
    }
    if (style == SceneStyle::slide) {
        const double each_room = std::floor(room / (warps - 1));
        return std::max(1.0, each_room - gap_of(each_room));
    }
    for (const double height : {32.0, 16.0, 8.0, 5.0, 3.0}) {
        if ((height + gap_of(height)) * (warps - 1) <= room) {
            return height;
        }
    }
    return 1;
}

} // namespace

QString film_counts_head() {
    return FilmWords::tr("warp steps");
}

double film_counts_width() {
    constexpr double least = 68;
    return std::max(least, text_width(FontRole::tick, film_counts_head()) + 8);
}

FilmLayout film_layout(const GroupView& view, Warp selected, double top, QSizeF size, SceneStyle style) {
    FilmLayout layout;
    layout.left = FilmLayout::label_width;
    layout.top = top + FilmLayout::brackets_height;
    layout.ticks = view.tick_count();
    layout.warp_width = view.steps->warp_width;
    fit_columns(layout, size.width() - layout.left - film_counts_width() - scene_pad, style);
    const bool is_slide = style == SceneStyle::slide;
    const double notes = is_slide ? slide_notes_height : notes_height;
    const double room = std::max(120.0, size.height() - layout.top - notes);
    const double high = selected_height(view.steps->warps, layout.warp_width, room);
    const double low = strip_height(view.steps->warps, layout.warp_width, room - high, style);
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
    constexpr double highest_film = 320;
    constexpr double highest_lane = 24; ///< in a warp of few lanes
    FilmLayout layout;
    layout.left = FilmLayout::label_width;
    layout.top = top + FilmLayout::brackets_height;
    layout.ticks = view.tick_count();
    layout.warp_width = view.steps->warp_width;
    fit_columns(layout, size.width() - layout.left - film_counts_width() - scene_pad, style);
    const bool is_slide = style == SceneStyle::slide;
    const double room = std::max(32.0, size.height() - layout.top - notes);
    const double most =
        is_slide ? slide_lane : std::clamp(std::floor(highest_film / layout.warp_width), 1.0, highest_lane);
    const double lanes = std::clamp(std::floor(room / layout.warp_width), 1.0, most);
    const double height = std::min({lanes * layout.warp_width, room, is_slide ? room : highest_film});
    layout.strips.resize(view.steps->warps);
    layout.lane_rows.resize(view.steps->warps);
    layout.strips[warp.index()] = {layout.left, layout.top, layout.width(), std::floor(height)};
    layout.lane_rows[warp.index()] = static_cast<int>(view.lanes_of(warp));
    return layout;
}

FilmLayout film_layout_of(const GroupView& view, const Scene& scene) {
    FilmLayout layout;
    layout.ticks = view.tick_count();
    layout.warp_width = view.steps->warp_width;
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
    const auto lane = static_cast<int>((place.y() - strip->top()) / strip->height() * warp_width);
    return Place{Tick(std::min(column * merged, ticks - 1)), Warp(warp),
                 Lane(static_cast<std::uint32_t>(std::clamp(lane, 0, lane_rows[warp] - 1)))};
}

QRectF FilmLayout::cell(const Place& place) const {
    const QRectF& strip = strips[place.warp.index()];
    const double each = strip.height() / warp_width;
    return {x(place.tick), std::floor(strip.top() + place.lane.value() * each), static_cast<double>(pitch),
            std::max(1.0, each)};
}

} // namespace lockstep::gui
