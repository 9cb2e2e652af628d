#include "app/cli/text/figure_text.h"
#include "app/cli/text/report.h"

#include "app/common/table.h"
#include "app/words/figure_words.h"
#include "app/words/translatable.h"
#include "core/facts/timing.h"
#include "core/session/run_figures.h"

#include <algorithm>
#include <string_view>

namespace lockstep {
namespace {

using Runs = std::vector<std::shared_ptr<const Session>>;

/// Lists the parameters of a run whose values differ between the compared runs: "local=128".
std::string what_differs(const Runs& runs, const Recording& recording) {
    std::string text;
    for (const auto& [name, value] : recording.parameters) {
        const bool same = std::ranges::all_of(runs, [&, n = name, v = value](const auto& run) {
            const auto& others = run->recording().parameters;
            const auto other = others.find(n);
            return other != others.end() && other->second == v;
        });
        text += same ? "" : (text.empty() ? "" : " ") + name + "=" + value;
    }
    return text;
}

/// Formats the ratio of a figure to its value in the first run. Returns "unclear" for times that do not
/// differ clearly, because a number would suggest a precision that the measurement does not have.
Phrase ratio_phrase(const RunFigure& figure, const RunFigures& first, const RunFigures& other) {
    const auto a = figure.of(first);
    const auto b = figure.of(other);
    if (!a || !b || *a == 0) {
        return "-";
    }
    const bool is_time = std::string_view(figure.key).starts_with("timing.");
    return is_time && no_clear_difference(*first.timing, *other.timing)
               ? report_phrase(QT_TRANSLATE_NOOP("Report", "unclear"))
               : Phrase(*b / *a, factor);
}

std::vector<std::string> cells(const Reader& reader, const RunFigure& figure,
                               const std::vector<RunFigures>& all) {
    std::vector<std::string> row = {text_for(reader, Phrase(figure_context, figure_words(figure.key)))};
    for (std::size_t i = 0; i < all.size(); ++i) {
        row.push_back(figure_text(figure, all[i], reader.numbers));
        if (i != 0) {
            row.push_back(text_for(reader, ratio_phrase(figure, all.front(), all[i])));
        }
    }
    return row;
}

Table heads(const Reader& reader, const Runs& runs) {
    Table table{.alignment = "l"};
    std::vector<std::string> names = {""};
    std::vector<std::string> parameters = {""};
    for (const auto& run : runs) {
        const bool first = run == runs.front();
        table.alignment += first ? "r" : "rr";
        names.push_back(run->recording().what);
        parameters.push_back(what_differs(runs, run->recording()));
        if (!first) {
            names.push_back(report_text(reader, QT_TRANSLATE_NOOP("Report", "ratio")));
            parameters.emplace_back();
        }
    }
    table.rows = {names};
    if (std::ranges::any_of(parameters, [](const std::string& text) { return !text.empty(); })) {
        table.rows.push_back(parameters);
    }
    table.rules = {table.rows.size() - 1};
    return table;
}

std::vector<std::string> results(const Reader& reader, const std::vector<RunFigures>& all) {
    std::vector<std::string> row = {report_text(reader, QT_TRANSLATE_NOOP("Report", "result"))};
    for (std::size_t i = 0; i < all.size(); ++i) {
        row.push_back(report_text(reader, all[i].errors != 0 ? QT_TRANSLATE_NOOP("Report", "findings")
                                          : !all[i].correct  ? QT_TRANSLATE_NOOP("Report", "not checked")
                                          : *all[i].correct  ? QT_TRANSLATE_NOOP("Report", "correct")
                                                             : QT_TRANSLATE_NOOP("Report", "WRONG")));
        if (i != 0) {
            row.emplace_back();
        }
    }
    return row;
}

const char* difference_sentence(TimeDifference difference) {
    switch (difference) {
    case TimeDifference::unclear:
        return QT_TRANSLATE_NOOP("Report", "No clear difference in time between %1 and %2, because their "
                                           "interquartile ranges overlap.");
    case TimeDifference::small:
        return QT_TRANSLATE_NOOP("Report",
                                 "No clear difference in time between %1 and %2, because their medians "
                                 "differ by less than 3 %.");
    default:
        return QT_TRANSLATE_NOOP("Report",
                                 "No clear difference in time between %1 and %2, because launch "
                                 "overhead makes up most of both times or exceeds their difference.");
    }
}

/// Notes that most of a run's time is launch overhead, so that it says little about the kernel.
std::string launch_share_words(const Reader& reader, const std::string& name, const Timing& timing) {
    return is_mostly_launch(timing)
               ? report_text(reader,
                             QT_TRANSLATE_NOOP(
                                 "Report",
                                 "Most of the time of %1 is launch overhead, because an empty kernel takes "
                                 "%2 of %3 (lower quartiles). Use larger inputs to measure the kernel "
                                 "itself."),
                             {name, time_phrase(timing.empty_launch_ns), time_phrase(timing.q1_ns)}) +
                     "\n"
               : "";
}

/// Reports runs whose times do not differ clearly from the first run, and times that are mostly launch
/// overhead.
std::string time_words(const Reader& reader, const Runs& runs, const std::vector<RunFigures>& all) {
    std::string text;
    for (std::size_t i = 1; i < all.size(); ++i) {
        const bool are_timed = all[0].timing && all[i].timing;
        const TimeDifference difference =
            are_timed ? difference_of(*all[0].timing, *all[i].timing) : TimeDifference::clear;
        if (difference != TimeDifference::clear) {
            text += report_text(reader, difference_sentence(difference),
                                {runs[0]->recording().what, runs[i]->recording().what}) +
                    "\n";
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        text += all[i].timing ? launch_share_words(reader, runs[i]->recording().what, *all[i].timing) : "";
    }
    return text.empty() ? text : "\n" + text;
}

} // namespace

std::string compare_text(const Runs& runs, const Reader& reader) {
    std::vector<RunFigures> all(runs.size());
    std::ranges::transform(runs, all.begin(), [](const auto& run) { return run->run_figures(); });
    Table table = heads(reader, runs);
    table.rows.push_back(results(reader, all));
    for (const RunFigure& figure : run_figure_list()) {
        if (std::ranges::any_of(all,
                                [&](const RunFigures& run) { return figure.of(run).value_or(0) != 0; })) {
            table.rows.push_back(cells(reader, figure, all));
        }
    }
    return report_text(reader,
                       QT_TRANSLATE_NOOP("Report", "Cycles, the time calculated from them, occupancy and "
                                                   "utilisation are modelled. Other times are measured. "
                                                   "All other values are counted from the trace.")) +
           "\n" + report_text(reader, QT_TRANSLATE_NOOP("Report", "Ratios are relative to the first run.")) +
           "\n\n" + to_text(table) + time_words(reader, runs, all);
}

} // namespace lockstep
