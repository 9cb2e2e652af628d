#include "app/cli/text/figure_text.h"

#include "app/common/table.h"
#include "app/words/errors/error_words.h"
#include "app/words/figure_words.h"
#include "app/words/numbers.h"
#include "app/words/sweep_words.h"
#include "core/facts/timing.h"

#include <algorithm>

namespace lockstep {
namespace {

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

std::vector<std::string> time_cells(const Sweep& sweep, const SweepPoint& point) {
    const RunFigures& run = *point.figures;
    if (!run.timing) {
        return {"-", "-", "-"};
    }
    const auto time = [](std::uint64_t ns) { return duration(static_cast<double>(ns)); };
    const Timing& timing = *run.timing;
    std::string to_best = "-";
    if (sweep.recommendation && !has_other_results(point)) {
        to_best = factor(ratio_to_best(sweep, point));
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
    row.push_back(english(result_words(point)));
    return row;
}

std::string failures(const Sweep& sweep) {
    std::string text;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        if (sweep.points[i].error) {
            text += combination_text(sweep.axes, sweep.points[i].parameters) + ": " +
                    english(*sweep.points[i].error) + "\n";
        }
    }
    for (const Phrase& sentence : difference_sentences(sweep)) {
        text += english(sentence) + "\n";
    }
    return text.empty() ? text : "\n" + text;
}

} // namespace

std::string recommendation_text(const Sweep& sweep) {
    std::string text;
    for (const Phrase& sentence : recommendation_sentences(sweep)) {
        text += english(sentence) + "\n";
    }
    return sweep.not_in_turn ? text + english(*sweep.not_in_turn) + "\n" : text;
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
           "\nTimes are measured, cycles and occupancy are modelled, and all other values are counted from "
           "the trace.\n\n" +
           to_text(table) + failures(sweep) + "\n" + recommendation_text(sweep);
}

} // namespace lockstep
