#include "app/cli/text/figure_text.h"
#include "app/cli/text/report.h"

#include "app/common/table.h"
#include "app/words/errors/error_words.h"
#include "app/words/figure_words.h"
#include "app/words/numbers.h"
#include "app/words/sweep_words.h"
#include "app/words/translatable.h"
#include "core/facts/timing.h"

#include <algorithm>

namespace lockstep {
namespace {

std::vector<std::string> head(const Reader& reader, const Sweep& sweep,
                              const std::vector<const RunFigure*>& figures) {
    std::vector<Phrase> row;
    for (const SweepAxis& axis : sweep.axes) {
        row.emplace_back(axis.parameter);
    }
    row.push_back(report_phrase(QT_TRANSLATE_NOOP("Report", "median")));
    row.push_back(report_phrase(QT_TRANSLATE_NOOP("Report", "quartiles")));
    row.push_back(report_phrase(QT_TRANSLATE_NOOP("Report", "vs. best")));
    for (const RunFigure* figure : figures) {
        row.emplace_back(figure_context, short_figure_words(figure->key));
    }
    row.push_back(report_phrase(QT_TRANSLATE_NOOP("Report", "result")));
    return cells_of(reader, row);
}

std::vector<std::string> time_cells(const Reader& reader, const Sweep& sweep, const SweepPoint& point) {
    const RunFigures& run = *point.figures;
    if (!run.timing) {
        return {"-", "-", "-"};
    }
    const Timing& timing = *run.timing;
    const bool has_ratio = sweep.recommendation && !has_other_results(point);
    return cells_of(reader, {time_phrase(timing.median_ns),
                             report_phrase(QT_TRANSLATE_NOOP("Report", "%1 to %2"),
                                           {time_phrase(timing.q1_ns), time_phrase(timing.q3_ns)}),
                             has_ratio ? Phrase(ratio_to_best(sweep, point), factor) : Phrase("-")});
}

std::vector<std::string> row_of(const Reader& reader, const Sweep& sweep, const SweepPoint& point,
                                const std::vector<const RunFigure*>& figures) {
    std::vector<std::string> row;
    for (const SweepAxis& axis : sweep.axes) {
        row.push_back(point.parameters.at(axis.parameter));
    }
    if (!point.figures) {
        row.insert(row.end(), 3 + figures.size(), "-");
        row.push_back(report_text(reader, QT_TRANSLATE_NOOP("Report", "did not run")));
        return row;
    }
    std::ranges::move(time_cells(reader, sweep, point), std::back_inserter(row));
    for (const RunFigure* figure : figures) {
        row.push_back(figure_text(*figure, *point.figures, reader.numbers));
    }
    row.push_back(text_for(reader, result_words(point)));
    return row;
}

std::string failures(const Reader& reader, const Sweep& sweep) {
    std::string text;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        if (sweep.points[i].error) {
            text += combination_text(sweep.axes, sweep.points[i].parameters) + ": " +
                    text_for(reader, *sweep.points[i].error) + "\n";
        }
    }
    for (const Phrase& sentence : difference_sentences(sweep)) {
        text += text_for(reader, sentence) + "\n";
    }
    return text.empty() ? text : "\n" + text;
}

std::string heading(const Reader& reader, const Sweep& sweep) {
    return report_text(reader,
                       sweep.device.is_cpu
                           ? QT_TRANSLATE_NOOP("Report", "%1 on %2 (a CPU), hardware model %3")
                           : QT_TRANSLATE_NOOP("Report", "%1 on %2, hardware model %3"),
                       {sweep.what, sweep.device.name, sweep.hardware.preset}) +
           "\n" +
           report_text(reader,
                       QT_TRANSLATE_NOOP("Report", "Times are measured, cycles and occupancy are modelled, "
                                                   "and all other values are counted from the trace.")) +
           "\n\n";
}

} // namespace

std::string recommendation_text(const Sweep& sweep, const Reader& reader) {
    std::string text;
    for (const Phrase& sentence : recommendation_sentences(sweep)) {
        text += text_for(reader, sentence) + "\n";
    }
    return sweep.not_in_turn ? text + text_for(reader, *sweep.not_in_turn) + "\n" : text;
}

std::string sweep_text(const Sweep& sweep, const Reader& reader) {
    const auto figures = figures_shown(sweep);
    Table table{.alignment = std::string(sweep.axes.size() + 3 + figures.size(), 'r') + "l",
                .rows = {head(reader, sweep, figures)},
                .rules = {0}};
    for (const SweepPoint& point : sweep.points) {
        table.rows.push_back(row_of(reader, sweep, point, figures));
    }
    return heading(reader, sweep) + to_text(table) + failures(reader, sweep) + "\n" +
           recommendation_text(sweep, reader);
}

} // namespace lockstep
