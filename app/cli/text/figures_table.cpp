#include "app/cli/text/run_text.h"

#include "app/common/table.h"
#include "app/words/figure_words.h"
#include "core/analysis/sites/summary.h"

#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t usual_columns = 132; ///< line width if the terminal's width is unknown

std::string count(std::uint64_t number) {
    return number == 0 ? "-" : grouped(number);
}

/// The figures in one row of the table.
struct Counted {
    Totals totals;
    TableRows tables;
};

std::uint64_t atomics_of(const Totals& totals) {
    return totals.global_atomic.requests + totals.local_atomic.requests;
}

/// A column of numbers: its header in two lines, and a function that formats its cells.
struct Column {
    const char* head;
    const char* unit;
    std::string (*text)(const Counted& row);
    /// Returns a number for the sum of all rows; the column is shown if it is not 0. If null, the column is
    /// always shown.
    std::uint64_t (*shown_for)(const Counted& sum);
};

constexpr Column columns[] = {
    {"warp", "steps", [](const Counted& row) { return grouped(row.totals.warp_steps); }, nullptr},
    {"lane", "efficiency", [](const Counted& row) { return percent(row.totals.lanes.efficiency()); },
     nullptr},
    {"divergent", "branches", [](const Counted& row) { return count(row.totals.branches.divergent); },
     nullptr},
    {"global", "requests", [](const Counted& row) { return count(row.totals.all_global().requests); },
     nullptr},
    {"", "sectors", [](const Counted& row) { return count(row.totals.all_global().sectors); }, nullptr},
    {"local", "requests", [](const Counted& row) { return count(row.totals.all_local().requests); }, nullptr},
    {"", "passes", [](const Counted& row) { return count(row.totals.all_local().wavefronts); }, nullptr},
    {"", "conflicts", [](const Counted& row) { return count(row.totals.all_local().conflicts); }, nullptr},
    {"atomic", "requests", [](const Counted& row) { return count(atomics_of(row.totals)); },
     [](const Counted& sum) { return atomics_of(sum.totals); }},
    {"", "shuffles", [](const Counted& row) { return count(row.totals.exchanges); },
     [](const Counted& sum) { return sum.totals.exchanges; }},
    {"images", "requests", [](const Counted& row) { return count(row.totals.all_images().requests); },
     [](const Counted& sum) { return sum.totals.all_images().requests; }},
    {"", "texels", [](const Counted& row) { return count(row.totals.all_images().texels); },
     [](const Counted& sum) { return sum.totals.all_images().requests; }},
};

/// The rows of the table: their locations and source texts, and the sum of all rows. A column is shown only
/// if its value in `sum` is not 0.
struct Rows {
    struct Row {
        std::string place;
        std::string text;
        Counted counted;
    };
    const char* place_head;
    std::vector<Row> rows;
    Counted sum;
    std::vector<const SiteColumns*> tables; ///< the column headers of Counted::tables
};

/// Adds a column to the table. `head` is its header, and `text` returns the text of each of its cells.
template <class Text>
void add_column(Table& table, const Rows& rows, const char* head, const char* unit, const Text& text) {
    table.alignment += 'r';
    table.rows[0].emplace_back(head);
    table.rows[1].emplace_back(unit);
    for (std::size_t i = 0; i < rows.rows.size(); ++i) {
        table.rows[i + 2].push_back(text(rows.rows[i].counted));
    }
    table.rows.back().push_back(text(rows.sum));
}

/// Adds the figures of one table analysis that have a name and are not 0. The header contains the name of the
/// analysis.
void add_columns(Table& table, const Rows& rows, std::size_t number) {
    const SiteColumns& counted = *rows.tables[number];
    const std::string analysis = std::string("totals.") + counted.name;
    const char* head = short_figure_words(analysis.c_str());
    for (std::size_t i = 0; i < counted.columns.size(); ++i) {
        const std::string key = analysis + "." + counted.columns[i].name;
        if (rows.sum.tables[number][i] != 0 && has_figure_words(key.c_str())) {
            add_column(table, rows, head, short_figure_words(key.c_str()),
                       [&](const Counted& row) { return count(row.tables[number][i]); });
            head = "";
        }
    }
}

Table table_of(const Rows& rows) {
    Table table{
        .alignment = "rl", .rows = {{"", ""}, {rows.place_head, ""}}, .rules = {1, rows.rows.size() + 1}};
    for (const Rows::Row& row : rows.rows) {
        table.rows.push_back({row.place, row.text});
    }
    table.rows.push_back({"", "total"});
    for (const Column& column : columns) {
        if (column.shown_for == nullptr || column.shown_for(rows.sum) != 0) {
            add_column(table, rows, column.head, column.unit, column.text);
        }
    }
    for (std::size_t number = 0; number < rows.tables.size(); ++number) {
        add_columns(table, rows, number);
    }
    const std::size_t terminal = terminal_columns();
    table.elided = 1;
    table.most_columns = terminal == 0 ? usual_columns : terminal;
    return table;
}

std::vector<const SiteColumns*> heads_of(const LaunchAnalysis& analysis) {
    std::vector<const SiteColumns*> heads;
    for (const SiteTable& table : analysis.tables) {
        heads.push_back(&table.columns());
    }
    return heads;
}

/// Returns the figures of a whole launch.
Counted counted_in(const LaunchAnalysis& analysis) {
    return {analysis.totals, analysis.table_totals};
}

/// Adds a launch's figures to a sum.
void add(const Counted& launch, const std::vector<const SiteColumns*>& heads, Counted& sum) {
    sum.totals += launch.totals;
    sum.tables.resize(heads.size());
    for (std::size_t i = 0; i < heads.size(); ++i) {
        combine(*heads[i], launch.tables[i], sum.tables[i]);
    }
}

} // namespace

std::string figures_table(const Session& session, std::size_t launch) {
    const Program& program = session.trace(launch).program;
    const LaunchAnalysis& analysis = session.analysis(launch);
    Rows rows{"line", {}, counted_in(analysis), heads_of(analysis)};
    for (const LineAnalysis& line : analysis.lines) {
        rows.rows.push_back(
            {(line.file == 0 ? "" : program.files[line.file] + ":") + std::to_string(line.line),
             line_text(program, line.file, line.line), Counted{line.totals, line.tables}});
    }
    return to_text(table_of(rows));
}

std::string launches_table(const Session& session) {
    Rows rows{"launch", {}, {}, heads_of(session.analysis(0))};
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const Counted counted = counted_in(session.analysis(launch));
        rows.rows.push_back({std::to_string(launch + 1), session.trace(launch).program.kernel, counted});
        add(counted, rows.tables, rows.sum);
    }
    return to_text(table_of(rows));
}

std::string figures_legend(const HardwareModel& hardware) {
    return wrapped(
        "Warp step: one execution of one source location by one warp. Lane efficiency: the "
        "share of active lanes in these steps. Divergent branch: the lanes of a warp take different "
        "paths. Request: a warp step that accesses memory. Sector: " +
        grouped(hardware.sector_bytes) +
        " aligned bytes of global memory. Pass: one access to the banks of local memory, in which each "
        "bank serves one word. Conflict: a pass beyond the minimum.");
}

} // namespace lockstep
