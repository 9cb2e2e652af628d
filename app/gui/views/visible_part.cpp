#include "app/gui/views/visible_part.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr double full_enough = 0.85; ///< a picture with this share of the height of its view is not enlarged
constexpr double most_filled = 0.97; ///< leaves space for steps whose picture is a little higher
/// Minimum width of the room of an enlarged picture; narrower pictures show fewer details.
constexpr double least_width = 820;
constexpr double largest_scale = 3;
constexpr double scale_step = 0.125;
constexpr double least_shown = 16; ///< minimum length of the visible part, in cycles or nanoseconds

/// Moves the range so that it is inside the whole axis; returns the whole axis if the range is at least as
/// long.
AxisRange inside(const Scene& scene, double begin, double end) {
    const double length = std::min(end - begin, scene.axis_length);
    if (length <= 0 || length >= scene.axis_length) {
        return {};
    }
    const double from = std::clamp(begin, 0.0, scene.axis_length - length);
    return {from, from + length};
}

void fit(QScrollBar& bar, double content, int viewport) {
    bar.setPageStep(viewport);
    bar.setSingleStep(20);
    bar.setRange(0, std::max(0, static_cast<int>(std::ceil(content)) - viewport));
}

} // namespace

AxisRange zoomed(const Scene& scene, double factor, double x) {
    const Axis& axis = *scene.axis;
    if (factor == 0) {
        return {};
    }
    const double centre = std::clamp(axis.at(x), axis.begin, axis.end);
    const double length = std::max(least_shown, (axis.end - axis.begin) / factor);
    const double share = (centre - axis.begin) / (axis.end - axis.begin);
    return inside(scene, centre - share * length, centre + (1 - share) * length);
}

AxisRange panned(const Scene& scene, double pixels) {
    const double by = pixels * scene.axis->per_pixel();
    return inside(scene, scene.axis->begin + by, scene.axis->end + by);
}

bool forget_other_range(const Scene& scene, double& shown_length, SceneOptions& options) {
    const bool is_other = std::exchange(shown_length, scene.axis_length) != scene.axis_length;
    const bool was_part = options.axis_end > 0;
    if (is_other) {
        options.axis_begin = 0;
        options.axis_end = 0;
    }
    return is_other && was_part;
}

QSizeF room_of(const QAbstractScrollArea& area, double scale) {
    return QSizeF(area.viewport()->size()) / scale;
}

QPointF origin_of(const QAbstractScrollArea& area, double scale) {
    return QPointF(area.horizontalScrollBar()->value(), area.verticalScrollBar()->value()) / scale;
}

void fit_scroll_bars(QAbstractScrollArea& area, QSizeF picture, double scale) {
    fit(*area.horizontalScrollBar(), picture.width() * scale, area.viewport()->width());
    fit(*area.verticalScrollBar(), picture.height() * scale, area.viewport()->height());
}

double filling_scale(QSizeF room, const std::function<QSizeF(QSizeF)>& laid_out) {
    if (laid_out(room).height() >= full_enough * room.height()) {
        return 1;
    }
    double best = 1;
    const double largest = std::min(largest_scale, room.width() / least_width);
    for (int steps = 1; 1 + steps * scale_step <= largest; ++steps) {
        const double scale = 1 + steps * scale_step;
        const QSizeF part = room / scale;
        const QSizeF size = laid_out(part);
        if (size.height() > most_filled * part.height() || size.width() > part.width() + 1) {
            break;
        }
        best = scale;
    }
    return best;
}

} // namespace lockstep::gui
