#include "app/gui/scenes/kit/geometry.h"

#include "app/gui/scenes/kit/lane_count_words.h"

namespace lockstep::gui {
namespace {

constexpr double before_counts = 16;  ///< between the lanes and the texts next to them
constexpr double without_ranges = 62; ///< width of the names of warps without their ranges of work-items
constexpr double widest_narrow = 760;

/// Sets the width of the columns, once the widths of the texts at both sides are known.
void fill(Columns& columns, double width, double zoom) {
    columns.left = Columns::pad + columns.label_width;
    const double room = width - 2 * Columns::pad - columns.label_width - columns.right_width;
    const double pitch = std::min(50.0, std::max(room, 100.0) / columns.count) * zoom;
    columns.pitch = pitch >= 3 ? std::floor(pitch) : pitch;
    columns.gap = columns.pitch >= 6 ? 2 : 0;
}

} // namespace

Columns columns_for(double width, std::uint32_t count, double zoom, SceneStyle style) {
    Columns columns;
    columns.count = count;
    if (style == SceneStyle::slide) { // leaves more room for the cells, which then have numbers
        columns.label_width = without_ranges;
        columns.right_width = 64;
    }
    fill(columns, width, zoom);
    return columns;
}

Columns counted_columns(double width, std::uint32_t count, double zoom, SceneStyle style) {
    Columns columns = columns_for(width, count, zoom, style);
    if (style == SceneStyle::slide) {
        return columns;
    }
    columns.has_bars = width >= widest_narrow;
    if (columns.has_bars) {
        columns.right_width = std::max(columns.right_width, before_counts + lane_count_width(count));
    } else {
        columns.label_width = without_ranges;
        columns.right_width = before_counts + short_lane_count_width(count);
    }
    fill(columns, width, zoom);
    return columns;
}

} // namespace lockstep::gui
