#include "app/gui/scenes/kit/geometry.h"

#include "app/gui/scenes/kit/lane_count_words.h"

namespace lockstep::gui {
namespace {

constexpr double counts_gap = 16;   ///< between the lanes and the texts next to them
constexpr double narrow_label = 62; ///< without the ranges of work-items
constexpr double widest_narrow = 760;

} // namespace

Columns columns_for(double width, std::uint32_t count, double zoom, SceneStyle style) {
    Columns columns;
    columns.count = count;
    if (style == SceneStyle::slide) { // leaves more room for the cells, which then have numbers
        columns.label_width = narrow_label;
        columns.right_width = 64;
    } else if (width < widest_narrow) {
        columns.label_width = narrow_label;
        columns.right_width = counts_gap + short_lane_count_width(count);
        columns.has_bars = false;
    } else {
        columns.right_width = std::max(columns.right_width, counts_gap + lane_count_width(count));
    }
    columns.left = Columns::pad + columns.label_width;
    const double room = width - 2 * Columns::pad - columns.label_width - columns.right_width;
    const double pitch = std::min(50.0, std::max(room, 100.0) / count) * zoom;
    columns.pitch = pitch >= 3 ? std::floor(pitch) : pitch;
    columns.gap = columns.pitch >= 6 ? 2 : 0;
    return columns;
}

} // namespace lockstep::gui
