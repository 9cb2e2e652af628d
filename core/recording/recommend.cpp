#include "core/facts/timing.h"
#include "core/recording/sweep.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace lockstep {
namespace {

/// Whether a combination was timed and has a correct (or unchecked) result and no error.
bool may_be_recommended(const SweepPoint& point) {
    return point.figures && point.figures->timing && point.figures->correct.value_or(true) &&
           point.figures->unexplained.empty() && point.figures->errors == 0 && !has_other_results(point);
}

/// Whether a figure may be given as the reason for a time. Counted and modelled figures may; times may not.
bool explains(const RunFigure& figure) {
    return figure.fewer_is_better && !std::string_view(figure.key).ends_with("_ns");
}

bool have_equal_work(const Sweep& sweep) {
    const SweepPoint* first = nullptr;
    for (const SweepPoint& point : sweep.points) {
        if (may_be_recommended(point)) {
            first = first == nullptr ? &point : first;
            if (point.work != first->work) {
                return false;
            }
        }
    }
    return true;
}

std::uint64_t most_done(const Sweep& sweep) {
    std::uint64_t most = 1;
    for (const SweepPoint& point : sweep.points) {
        most = std::max(most, point.work.done());
    }
    return most;
}

/// Returns the factor by which the time of a combination is multiplied so that combinations with different
/// amounts of work can be compared.
double share_of_work(const Sweep& sweep, const SweepPoint& point) {
    return have_equal_work(sweep)
               ? 1
               : static_cast<double>(most_done(sweep)) / static_cast<double>(point.work.done());
}

Timing compared(const Sweep& sweep, const SweepPoint& point) {
    const double share = share_of_work(sweep, point);
    Timing timing = *point.figures->timing;
    for (std::uint64_t* time : {&timing.median_ns, &timing.q1_ns, &timing.q3_ns, &timing.empty_launch_ns}) {
        *time = static_cast<std::uint64_t>(std::llround(share * static_cast<double>(*time)));
    }
    return timing;
}

/// Returns the indices of the timed combinations, the fastest first.
std::vector<std::size_t> by_time(const Sweep& sweep) {
    std::vector<std::size_t> points;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        if (may_be_recommended(sweep.points[i])) {
            points.push_back(i);
        }
    }
    std::ranges::stable_sort(points, {},
                             [&](std::size_t i) { return compared_median_ns(sweep, sweep.points[i]); });
    return points;
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

bool is_faulty(const SweepPoint& point) {
    return point.figures && (point.figures->errors != 0 || point.figures->correct == false);
}

bool has_other_results(const SweepPoint& point) {
    return point.results && point.results->different != 0;
}

bool has_single_result(const Sweep& sweep) {
    return std::ranges::any_of(sweep.points, &has_other_results) &&
           std::ranges::count_if(sweep.points, &may_be_recommended) < 2;
}

double compared_median_ns(const Sweep& sweep, const SweepPoint& point) {
    return share_of_work(sweep, point) * static_cast<double>(point.figures->timing->median_ns);
}

std::vector<std::string> questions(const Sweep& sweep) {
    std::vector<std::string> names;
    for (const SweepAxis& axis : sweep.axes) {
        if (axis.role == ParameterRole::question && axis.values.size() > 1) {
            names.push_back(axis.parameter);
        }
    }
    return names;
}

std::vector<std::size_t> worth_timing_in_turn(const Sweep& sweep) {
    constexpr std::size_t most = 8;
    // A combination that is this much slower cannot become the best when it is timed again.
    constexpr double too_slow = 2;
    std::vector<std::size_t> points = questions(sweep).empty() ? by_time(sweep) : std::vector<std::size_t>();
    // Sorted by the minimum time, because other programs may have kept the machine busy during most runs.
    const auto fastest = [&](std::size_t i) {
        const SweepPoint& point = sweep.points[i];
        return share_of_work(sweep, point) * static_cast<double>(point.figures->timing->min_ns);
    };
    std::ranges::stable_sort(points, {}, fastest);
    const auto behind = std::ranges::find_if(
        points, [&](std::size_t i) { return fastest(i) > too_slow * fastest(points.front()); });
    points.erase(behind, points.end());
    points.resize(std::min(points.size(), most));
    return points;
}

std::optional<Recommendation> recommend(const Sweep& sweep) {
    const std::vector<std::size_t> ordered = by_time(sweep);
    if (ordered.empty() || sweep.not_in_turn || !questions(sweep).empty() || has_single_result(sweep)) {
        return std::nullopt;
    }
    Recommendation best{.point = ordered.front(),
                        .compared_by =
                            have_equal_work(sweep) ? ComparedBy::time : ComparedBy::time_per_element};
    const Timing own = compared(sweep, sweep.points[best.point]);
    for (const std::size_t i : ordered) {
        if (i == best.point) {
            continue;
        }
        if (no_clear_difference(own, compared(sweep, sweep.points[i]))) {
            best.as_good.push_back(i);
        } else if (!best.next) {
            best.next = i;
        }
    }
    for (const RunFigure& figure : run_figure_list()) {
        const bool counts = best.compared_by == ComparedBy::time && explains(figure);
        if (counts && is_least(figure, sweep.points, best.point)) {
            best.least.push_back(&figure);
        }
    }
    return best;
}

} // namespace lockstep
