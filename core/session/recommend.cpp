#include "core/run/timing.h"
#include "core/session/sweep.h"

#include <algorithm>
#include <string_view>

namespace lockstep {
namespace {

/// Timed, with a right result (or one that nothing checks) and no error.
bool may_be_recommended(const SweepPoint& point) {
    return point.figures && point.figures->timing && point.figures->correct.value_or(true) &&
           point.figures->errors == 0;
}

/// Counted and modelled figures speak for a time; times do not speak for themselves.
bool explains(const RunFigure& figure) {
    return figure.fewer_is_better && !std::string_view(figure.key).starts_with("timing.");
}

bool is_least(const RunFigure& figure, const std::vector<SweepPoint>& points, std::size_t best) {
    const double own = figure.of(*points[best].figures).value_or(0);
    bool somebody_has_more = false;
    for (const SweepPoint& point : points) {
        if (may_be_recommended(point)) {
            const double other = figure.of(*point.figures).value_or(0);
            if (other < own) {
                return false;
            }
            somebody_has_more = somebody_has_more || other > own;
        }
    }
    return somebody_has_more;
}

} // namespace

std::optional<Recommendation> recommend(const std::vector<SweepPoint>& points) {
    std::vector<std::size_t> by_time;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (may_be_recommended(points[i])) {
            by_time.push_back(i);
        }
    }
    if (by_time.empty()) {
        return std::nullopt;
    }
    std::ranges::stable_sort(by_time, {},
                             [&](std::size_t i) { return points[i].figures->timing->median_ns; });
    Recommendation best{.point = by_time.front()};
    const Timing& own = *points[best.point].figures->timing;
    for (const std::size_t i : by_time) {
        if (i == best.point) {
            continue;
        }
        if (no_clear_difference(own, *points[i].figures->timing)) {
            best.as_good.push_back(i);
        } else if (!best.next) {
            best.next = i;
        }
    }
    for (const RunFigure& figure : run_figure_list()) {
        if (explains(figure) && is_least(figure, points, best.point)) {
            best.least.push_back(&figure);
        }
    }
    return best;
}

} // namespace lockstep
