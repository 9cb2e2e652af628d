#include "app/cli/text/figure_text.h"

#include "app/common/table.h"
#include "app/words/errors/error_words.h"
#include "app/words/figure_words.h"
#include "app/words/numbers.h"
#include "core/facts/timing.h"

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

/// Returns the ratio between the time of a combination and that of the best one.
double ratio_to_best(const Sweep& sweep, const SweepPoint& point) {
    const SweepPoint& best = sweep.points[sweep.recommendation->point];
    return compared_median_ns(sweep, point) / std::max(compared_median_ns(sweep, best), 1.0);
}

std::vector<std::string> time_cells(const Sweep& sweep, const SweepPoint& point) {
    const RunFigures& run = *point.figures;
    if (!run.timing) {
        return {"-", "-", "-"};
    }
    const auto time = [](std::uint64_t ns) { return duration(static_cast<double>(ns)); };
    const Timing& timing = *run.timing;
    std::string to_best = "-";
    if (sweep.recommendation) {
        to_best = times(ratio_to_best(sweep, point));
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
    std::ranges::move(time_cells(sweep, point), std::back_inserter(row));
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

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

std::string nothing_recommended(const Sweep& sweep) {
    const std::vector<std::string> asked = questions(sweep);
    if (sweep.not_in_turn) {
        return "No combination is recommended: the fastest ones could not be timed alternately, and times "
               "measured at different moments are not compared. " +
               english(*sweep.not_in_turn) + "\n";
    }
    return asked.empty() ? "No combination is recommended: none was timed with a correct result.\n"
                         : "No combination is recommended: each value of " + listed(asked) +
                               " means different work, so their times cannot be ranked.\n";
}

/// Explains which times the ratios compare.
std::string compared_words(const Sweep& sweep) {
    if (sweep.recommendation->compared_by == ComparedBy::time) {
        return "All combinations do the same work, so their times were compared.\n";
    }
    std::string text =
        "The combinations do different amounts of work, so the time per finished element was compared.\n";
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        const SweepPoint& point = sweep.points[i];
        if (point.figures && point.work.left != 0) {
            text += combination(sweep, i) + " leaves " + grouped(point.work.left + 1) +
                    " results that another launch or the host must combine.\n";
        }
    }
    return text;
}

std::string as_good_words(const Sweep& sweep) {
    std::vector<std::string> names;
    for (const std::size_t i : sweep.recommendation->as_good) {
        names.push_back(combination(sweep, i));
    }
    return names.empty() ? "" : "No clear difference from " + listed(names) + ".\n";
}

std::string least_words(const Recommendation& best) {
    std::vector<std::string> names;
    for (const RunFigure* figure : best.least) {
        names.emplace_back(figure_words(figure->key));
    }
    return names.empty() ? "" : "No other combination has lower counts of: " + listed(names) + ".\n";
}

} // namespace

std::string recommendation_text(const Sweep& sweep) {
    if (!sweep.recommendation) {
        return nothing_recommended(sweep);
    }
    const Recommendation& best = *sweep.recommendation;
    const Timing& own = *sweep.points[best.point].figures->timing;
    std::string text = "Recommended on " + sweep.device.name + ": " + combination(sweep, best.point) +
                       ", median " + duration(static_cast<double>(own.median_ns)) + ".\n" +
                       compared_words(sweep) + as_good_words(sweep);
    if (is_mostly_launch(own)) {
        text += "Most of this time is launch overhead: larger inputs say more about the kernel.\n";
    }
    if (best.next) {
        text += combination(sweep, *best.next) + " is next and takes " +
                times(ratio_to_best(sweep, sweep.points[*best.next])) +
                (best.compared_by == ComparedBy::time ? " the time.\n" : " the time per element.\n");
    }
    return text + least_words(best);
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
           "\nTimes are measured, cycles and occupancy are modelled, and all other figures are counted from "
           "the trace.\n\n" +
           to_text(table) + failures(sweep) + "\n" + recommendation_text(sweep);
}

} // namespace lockstep
