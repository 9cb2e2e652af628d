#include "app/cli/compare_text.h"

#include "app/cli/figure_text.h"
#include "app/cli/table.h"
#include "app/words/figure_words.h"
#include "core/run/timing.h"
#include "core/session/run_figures.h"

#include <algorithm>

namespace lockstep {
namespace {

using Runs = std::vector<std::shared_ptr<const Session>>;

/// Parameters in which the runs differ: "local=128".
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

std::vector<std::string> cells(const RunFigure& figure, const std::vector<RunFigures>& all) {
    std::vector<std::string> row = {figure_words(figure.key)};
    const double first = figure.of(all.front()).value_or(0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto value = figure.of(all[i]);
        row.push_back(figure_text(figure, all[i]));
        if (i != 0) {
            row.push_back(value && first != 0 ? times(*value / first) : "-");
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

/// Which times cannot be told from the first run's.
std::string time_words(const Runs& runs, const std::vector<RunFigures>& all) {
    std::string text;
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[0].timing && all[i].timing && no_clear_difference(*all[0].timing, *all[i].timing)) {
            text += "No clear difference in time between " + runs[0]->recording().what + " and " +
                    runs[i]->recording().what + ": their quartiles overlap.\n";
        }
    }
    return text.empty() ? text : "\n" + text;
}

} // namespace

std::string compare_text(const Runs& runs) {
    std::vector<RunFigures> all(runs.size());
    std::ranges::transform(runs, all.begin(), [](const auto& run) { return run_figures(*run); });
    Table table = heads(runs);
    table.rows.push_back(results(all));
    for (const RunFigure& figure : run_figure_list()) {
        if (std::ranges::any_of(all,
                                [&](const RunFigures& run) { return figure.of(run).value_or(0) != 0; })) {
            table.rows.push_back(cells(figure, all));
        }
    }
    return "Times are measured; cycles, occupancy and utilisation are modelled; all else is counted from the "
           "trace.\n"
           "Ratios are to the first run.\n\n" +
           to_text(table) + time_words(runs, all);
}

} // namespace lockstep
