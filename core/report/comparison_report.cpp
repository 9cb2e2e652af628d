#include "core/report/comparison_report.h"

#include "core/facts/timing.h"
#include "core/report/json.h"
#include "core/session/run_figures.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace lockstep {

using nlohmann::ordered_json;

namespace {

const char* word_of(TimeDifference difference) {
    switch (difference) {
    case TimeDifference::clear:
        return "clear";
    case TimeDifference::small:
        return "small";
    case TimeDifference::launch_alone:
        return "launch alone";
    default:
        return "unclear";
    }
}

/// Returns the time of each run relative to the first run; null if one of the two was not timed.
ordered_json time_differences(const std::vector<RunFigures>& all) {
    ordered_json differences = ordered_json::array();
    for (const RunFigures& run : all) {
        const bool both = run.timing && all.front().timing;
        differences.push_back(both ? ordered_json(word_of(difference_of(*all.front().timing, *run.timing)))
                                   : ordered_json());
    }
    return differences;
}

} // namespace

ordered_json comparison_to_json(const std::vector<std::shared_ptr<const Session>>& runs) {
    ordered_json sessions = ordered_json::array();
    std::vector<RunFigures> all;
    for (const auto& run : runs) {
        sessions.push_back(to_json(*run));
        all.push_back(run->run_figures());
    }
    ordered_json rows = ordered_json::array();
    for (const RunFigure& figure : run_figure_list()) {
        ordered_json values = ordered_json::array();
        ordered_json ratios = ordered_json::array();
        const std::optional<double> first = all.empty() ? std::nullopt : figure.of(all.front());
        for (const RunFigures& run : all) {
            const std::optional<double> value = figure.of(run);
            values.push_back(value ? ordered_json(*value) : ordered_json());
            ratios.push_back(value && first && *first != 0 ? ordered_json(*value / *first) : ordered_json());
        }
        rows.push_back({{"path", figure.key}, {"values", values}, {"ratios", ratios}});
    }
    return {{"runs", sessions}, {"figures", rows}, {"time_differences", time_differences(all)}};
}

} // namespace lockstep
