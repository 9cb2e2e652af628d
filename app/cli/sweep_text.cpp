#include "app/cli/sweep_text.h"

#include "app/cli/figure_text.h"
#include "app/cli/table.h"
#include "app/words/error_words.h"
#include "app/words/figure_words.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string result_word(const RunFigures& run) {
    return run.errors != 0 ? "findings" : !run.correct ? "not checked" : *run.correct ? "correct" : "WRONG";
}

std::vector<std::string> head(const Sweep& sweep, const std::vector<const RunFigure*>& figures) {
    std::vector<std::string> row;
    for (const SweepAxis& axis : sweep.axes) {
        row.push_back(axis.parameter);
    }
    row.insert(row.end(), {"median", "quartiles", "to best"});
    for (const RunFigure* figure : figures) {
        row.push_back(short_figure_words(figure->key));
    }
    row.emplace_back("result");
    return row;
}

std::vector<std::string> time_cells(const Sweep& sweep, const RunFigures& run) {
    if (!run.timing) {
        return {"-", "-", "-"};
    }
    const auto time = [](std::uint64_t ns) { return duration(static_cast<double>(ns)); };
    const Timing& timing = *run.timing;
    std::string to_best = "-";
    if (sweep.recommendation) {
        const Timing& best = *sweep.points[sweep.recommendation->point].figures->timing;
        to_best = times(static_cast<double>(timing.median_ns) /
                        static_cast<double>(std::max<std::uint64_t>(best.median_ns, 1)));
    }
    return {time(timing.median_ns), time(timing.q1_ns) + " to " + time(timing.q3_ns), to_best};
}

std::vector<std::string> row_of(const Sweep& sweep, const SweepPoint& point,
                                const std::vector<const RunFigure*>& figures) {
    std::vector<std::string> row;
    for (const SweepAxis& axis : sweep.axes) {
        row.push_back(point.parameters.at(axis.parameter));
    }
    if (!point.figures) {
        row.insert(row.end(), 3 + figures.size(), "-");
        row.emplace_back("did not run");
        return row;
    }
    std::ranges::move(time_cells(sweep, *point.figures), std::back_inserter(row));
    for (const RunFigure* figure : figures) {
        row.push_back(figure_text(*figure, *point.figures));
    }
    row.push_back(result_word(*point.figures));
    return row;
}

std::string combination(const Sweep& sweep, std::size_t point) {
    std::string text;
    for (const SweepAxis& axis : sweep.axes) {
        text += (text.empty() ? "" : " ") + axis.parameter + "=" +
                sweep.points[point].parameters.at(axis.parameter);
    }
    return text;
}

std::string failures(const Sweep& sweep) {
    std::string text;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        if (sweep.points[i].error) {
            text += combination(sweep, i) + ": " + english(*sweep.points[i].error) + "\n";
        }
    }
    return text.empty() ? text : "\n" + text;
}

} // namespace

std::string recommendation_text(const Sweep& sweep) {
    if (!sweep.recommendation) {
        return "No combination is recommended: none was timed with a right result.\n";
    }
    const Recommendation& best = *sweep.recommendation;
    const Timing& own = *sweep.points[best.point].figures->timing;
    std::string text = "Recommended on " + sweep.device.name + ": " + combination(sweep, best.point) +
                       ", median " + duration(static_cast<double>(own.median_ns)) + ".\n";
    if (!best.as_good.empty()) {
        text += "No clear difference to";
        for (const std::size_t i : best.as_good) {
            text += (i == best.as_good.front() ? " " : ", ") + combination(sweep, i);
        }
        text += ": their quartiles overlap.\n";
    }
    if (best.next) {
        const Timing& next = *sweep.points[*best.next].figures->timing;
        text += combination(sweep, *best.next) + " comes next and takes " +
                times(static_cast<double>(next.median_ns) /
                      static_cast<double>(std::max<std::uint64_t>(own.median_ns, 1))) +
                " the time.\n";
    }
    if (!best.least.empty()) {
        text += "No combination has fewer of these:";
        for (const RunFigure* figure : best.least) {
            text += std::string(figure == best.least.front() ? " " : ", ") + figure_words(figure->key);
        }
        text += ".\n";
    }
    return text;
}

std::string sweep_text(const Sweep& sweep) {
    const auto figures = figures_shown(sweep);
    Table table{.alignment = std::string(sweep.axes.size() + 3 + figures.size(), 'r') + "l",
                .rows = {head(sweep, figures)},
                .rules = {0}};
    for (const SweepPoint& point : sweep.points) {
        table.rows.push_back(row_of(sweep, point, figures));
    }
    const std::string device =
        sweep.device.name.empty() ? "" : sweep.device.name + (sweep.device.is_cpu ? " (a CPU)" : "");
    return sweep.what + " on " + device + ", hardware model " + sweep.hardware.preset +
           "\nTimes are measured, cycles and occupancy are modelled, all else is counted from the "
           "trace.\n\n" +
           to_text(table) + failures(sweep) + "\n" + recommendation_text(sweep);
}

} // namespace lockstep
