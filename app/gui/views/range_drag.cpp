#include "app/gui/views/range_drag.h"

#include <QApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

double cycle_at(const Scene& scene, QPointF place) {
    const Axis& axis = scene.track->axis;
    return std::clamp(axis.at(place.x()), axis.begin, axis.end);
}

} // namespace

bool RangeDrag::start(const Scene& scene, QPointF place) {
    if (!scene.track || !scene.track->measures) {
        return false;
    }
    from_ = cycle_at(scene, place);
    is_long_ = false;
    return true;
}

std::optional<CycleRange> RangeDrag::range_to(const Scene& scene, QPointF place, double scale) {
    if (!from_ || !scene.track || !scene.track->measures) {
        return std::nullopt;
    }
    const auto [least, most] = std::minmax(*from_, cycle_at(scene, place));
    const double pixels = (most - least) / scene.track->axis.per_pixel() * scale;
    is_long_ = is_long_ || pixels >= QApplication::startDragDistance();
    if (!is_long_) {
        return std::nullopt;
    }
    const auto begin = static_cast<std::uint64_t>(std::floor(least));
    const auto end = static_cast<std::uint64_t>(std::ceil(most));
    return CycleRange{Cycle(begin), Cycle(std::max(end, begin + 1))};
}

} // namespace lockstep::gui
