#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"
#include "core/session/group_view.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// Returns the head of the column with the counts of the warps, and the width of that column.
[[nodiscard]] QString film_counts_head();
[[nodiscard]] double film_counts_width();

/// Positions of the film's steps, warps and lanes. The strips fill the height, and that of the selected warp is about
/// three times as high as the others. If few warps leave height, the view enlarges the picture.
///
///               k = 1     k = 2
///              |-------| |-------|                    brackets
///     Warp 0   [][][][][][][][][][]   8 warp steps    selected: 3 px per lane
///     Warp 1   [][][][][][][][][][]   5               1 px per lane
///              1        10                            axis
struct FilmLayout {
    static constexpr double label_width = 120; // also on a slide, for the numbers of lanes
    static constexpr double brackets_height = 24;

    double left = 0;
    double top = 0;             ///< top of the first strip
    int pitch = 16;             ///< column width in pixels
    std::uint32_t ticks = 0;    ///< number of ticks in the group
    std::uint32_t merged = 1;   ///< ticks per column: more than one if there are more ticks than pixels
    std::vector<QRectF> strips; ///< rectangle of each warp's strip
    std::vector<int> lane_rows; ///< number of existing lanes of each warp
    std::uint32_t rows = 32; ///< rows of lanes in a strip: as many as the largest warp of the group has lanes

    [[nodiscard]] std::uint32_t columns() const { return (ticks + merged - 1) / merged; }
    [[nodiscard]] double width() const { return static_cast<double>(columns()) * pitch; }
    [[nodiscard]] double x(Tick tick) const {
        const std::uint32_t column = tick.value() / merged;
        return left + static_cast<double>(column) * pitch;
    }
    [[nodiscard]] double bottom() const;
    [[nodiscard]] double right() const { return left + width(); }
    /// A position in the film: a step and a lane.
    struct Place {
        Tick tick;
        Warp warp;
        Lane lane;
        friend bool operator==(const Place&, const Place&) = default;
    };
    [[nodiscard]] std::optional<Place> at(QPointF place) const;
    /// Returns the pixels of a lane in a step; at least one pixel row, even if the strip has fewer pixel rows
    /// than lanes.
    [[nodiscard]] QRectF cell(const Place& place) const;
};

/// Computes the layout of all warps. `top` is the y position of the brackets. `notes`: the height of the axis and the
/// legend below the film.
[[nodiscard]] FilmLayout film_layout(const GroupView& view, Warp selected, double top, QSizeF size,
                                     double notes, SceneStyle style = SceneStyle::window);

/// Computes the layout for a film of one warp, which fills its height, from 32 to 320 pixels; all other strips are
/// empty.
[[nodiscard]] FilmLayout warp_film_layout(const GroupView& view, Warp warp, double top, QSizeF size,
                                          double notes, SceneStyle style = SceneStyle::window);

/// The height that a slide reserves for the axis and the legend below a film; its legend may have two rows.
inline constexpr double slide_notes_height = 76;

/// Reconstructs the layout of an existing film scene from its strips.
[[nodiscard]] FilmLayout film_layout_of(const GroupView& view, const Scene& scene);

} // namespace lockstep::gui
