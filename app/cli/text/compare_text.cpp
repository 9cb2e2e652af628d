#include "app/cli/text/figure_text.h"

#include "app/common/table.h"
#include "app/words/figure_words.h"
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
std::string ratio_text(const RunFigure& figure, const RunFigures& first, const RunFigures& other) {
    const auto a = figure.of(first);
    const auto b = figure.of(other);
    if (!a || !b || *a == 0) {
        return "-";
    }
    const bool is_time = std::string_view(figure.key).starts_with("timing.");
    return is_time && no_clear_difference(*first.timing, *other.timing) ? "unclear" : factor(*b / *a);
}

std::vector<std::string> cells(const RunFigure& figure, const std::vector<RunFigures>& all) {
    std::vector<std::string> row = {figure_words(figure.key)};
    for (std::size_t i = 0; i < all.size(); ++i) {
        row.push_back(figure_text(figure, all[i]));
        if (i != 0) {
            row.push_back(ratio_text(figure, all.front(), all[i]));
        }
    }
    return row;
}

Table heads(const Runs& runs) {
    Table table{.alignment = "l"};
    std::vector<std::string> names = {""};
    std::vector<std::string> parameters = {""};
    for (const auto& run : runs) {
        const bool first = run == runs.front();
        table.alignment += first ? "r" : "rr";
        names.push_back(run->recording().what);
        parameters.push_back(what_differs(runs, run->recording()));
        if (!first) {
            names.emplace_back("ratio");
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

std::vector<std::string> results(const std::vector<RunFigures>& all) {
    std::vector<std::string> row = {"result"};
    for (std::size_t i = 0; i < all.size(); ++i) {
        row.emplace_back(all[i].errors != 0 ? "findings"
                         : !all[i].correct  ? "not checked"
                         : *all[i].correct  ? "correct"
                                            : "WRONG");
        if (i != 0) {
            row.emplace_back();
        }
    }
    return row;
}

std::string launch_words(const Timing& timing) {
    return duration(static_cast<double>(timing.empty_launch_ns)) + " of " +
           duration(static_cast<double>(timing.q1_ns)) + " (lower quartiles)";
}

std::string difference_words(const std::string& first, const Timing& a, const std::string& other,
                             const Timing& b) {
    const TimeDifference difference = difference_of(a, b);
    if (difference == TimeDifference::clear) {
        return "";
    }
    std::string text = "No clear difference in time between " + first + " and " + other + ", because ";
    text += difference == TimeDifference::unclear ? "their interquartile ranges overlap.\n"
            : difference == TimeDifference::small
                ? "their medians differ by less than 3 %.\n"
                : "launch overhead makes up most of both times or exceeds their difference.\n";
    return text;
}

/// Notes that most of a run's time is launch overhead, so that it says little about the kernel.
std::string launch_share_words(const std::string& name, const Timing& timing) {
    return is_mostly_launch(timing)
               ? "Most of the time of " + name + " is launch overhead, because an empty " + "kernel takes " +
                     launch_words(timing) + ". Use larger inputs to measure the kernel itself.\n"
               : "";
}

/// Reports runs whose times do not differ clearly from the first run, and times that are mostly launch
/// overhead.
std::string time_words(const Runs& runs, const std::vector<RunFigures>& all) {
    std::string text;
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[0].timing && all[i].timing) {
            text += difference_words(runs[0]->recording().what, *all[0].timing, runs[i]->recording().what,
                                     *all[i].timing);
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        text += all[i].timing ? launch_share_words(runs[i]->recording().what, *all[i].timing) : "";
    }
    return text.empty() ? text : "\n" + text;
}

} // namespace

std::string compare_text(const Runs& runs) {
    std::vector<RunFigures> all(runs.size());
    std::ranges::transform(runs, all.begin(), [](const auto& run) { return run->run_figures(); });
    Table table = heads(runs);
    table.rows.push_back(results(all));
    for (const RunFigure& figure : run_figure_list()) {
        if (std::ranges::any_of(all,
                                [&](const RunFigures& run) { return figure.of(run).value_or(0) != 0; })) {
            table.rows.push_back(cells(figure, all));
        }
    }
    return "Cycles, the time calculated from them, occupancy and utilisation are modelled. Other times are "
           "measured. All other values are counted from the trace.\nRatios are relative to the first "
           "run.\n\n" +
           to_text(table) + time_words(runs, all);
}

} // namespace lockstep
