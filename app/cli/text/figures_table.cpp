#include "app/cli/text/report.h"
#include "app/cli/text/run_text.h"

#include "app/common/table.h"
#include "app/words/figure_words.h"
#include "app/words/translatable.h"
#include "core/analysis/sites/summary.h"

#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t usual_columns = 132; ///< line width if the terminal's width is unknown

std::string count(std::uint64_t number, const NumberStyle& style) {
    return number == 0 ? "-" : grouped(number, style);
}

/// The figures in one row of the table.
struct Counted {
    Totals totals;
    TableRows tables;
};

std::uint64_t atomics_of(const Totals& totals) {
    return totals.global_atomic.requests + totals.local_atomic.requests;
}

/// A column of numbers: its head, and a function that formats its cells.
struct Column {
    /// Two lines, separated by "|". If there is no "|", the first line is empty, because the column belongs to
    /// the head of the column before it.
    const char* head;
    std::string (*text)(const Counted& row, const NumberStyle& style);
    /// Returns a number for the sum of all rows; the column is shown if it is not 0. If null, the column is
    /// always shown.
    std::uint64_t (*shown_for)(const Counted& sum);
};

//: The heads of columns have two lines, separated by "|". Keep them short.
constexpr Column columns[] = {
    {QT_TRANSLATE_NOOP("Report", "warp|steps"),
     [](const Counted& row, const NumberStyle& style) { return grouped(row.totals.warp_steps, style); },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "lane|efficiency"),
     [](const Counted& row, const NumberStyle& style) {
         return percent(row.totals.lanes.efficiency(), style);
     },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "divergent|branches"),
     [](const Counted& row, const NumberStyle& style) { return count(row.totals.branches.divergent, style); },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "global|requests"),
     [](const Counted& row, const NumberStyle& style) {
         return count(row.totals.all_global().requests, style);
     },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "sectors"),
     [](const Counted& row, const NumberStyle& style) {
         return count(row.totals.all_global().sectors, style);
     },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "local|requests"),
     [](const Counted& row, const NumberStyle& style) {
         return count(row.totals.all_local().requests, style);
     },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "passes"),
     [](const Counted& row, const NumberStyle& style) {
         return count(row.totals.all_local().wavefronts, style);
     },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "conflicts"),
     [](const Counted& row, const NumberStyle& style) {
         return count(row.totals.all_local().conflicts, style);
     },
     nullptr},
    {QT_TRANSLATE_NOOP("Report", "atomic|requests"),
     [](const Counted& row, const NumberStyle& style) { return count(atomics_of(row.totals), style); },
     [](const Counted& sum) { return atomics_of(sum.totals); }},
    {QT_TRANSLATE_NOOP("Report", "shuffles"),
     [](const Counted& row, const NumberStyle& style) { return count(row.totals.exchanges, style); },
     [](const Counted& sum) { return sum.totals.exchanges; }},
    {QT_TRANSLATE_NOOP("Report", "images|requests"),
     [](const Counted& row, const NumberStyle& style) {
         return count(row.totals.all_images().requests, style);
     },
     [](const Counted& sum) { return sum.totals.all_images().requests; }},
    {QT_TRANSLATE_NOOP("Report", "texels"),
     [](const Counted& row, const NumberStyle& style) {
         return count(row.totals.all_images().texels, style);
     },
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
    Phrase place_head;
    std::vector<Row> rows;
    Counted sum;
    std::vector<const SiteColumns*> tables; ///< the column headers of Counted::tables
};

/// Adds a column to the table. `head` and `unit` are the two lines of its head, and `text` returns the text of
/// each of its cells.
template <class Text>
void add_column(Table& table, const Rows& rows, const std::string& head, const std::string& unit,
                const Text& text) {
    table.alignment += 'r';
    table.rows[0].push_back(head);
    table.rows[1].push_back(unit);
    for (std::size_t i = 0; i < rows.rows.size(); ++i) {
        table.rows[i + 2].push_back(text(rows.rows[i].counted));
    }
    table.rows.back().push_back(text(rows.sum));
}

void add_column(const Reader& reader, Table& table, const Rows& rows, const Column& column) {
    const std::string head = report_text(reader, column.head);
    const std::size_t bar = head.find('|');
    const bool has_two_lines = bar != std::string::npos;
    add_column(table, rows, has_two_lines ? head.substr(0, bar) : "",
               has_two_lines ? head.substr(bar + 1) : head,
               [&](const Counted& row) { return column.text(row, reader.numbers); });
}

/// Adds the figures of one table analysis that have a name and are not 0. The header contains the name of the
/// analysis.
void add_columns(const Reader& reader, Table& table, const Rows& rows, std::size_t number) {
    const SiteColumns& counted = *rows.tables[number];
    const std::string analysis = std::string("totals.") + counted.name;
    const auto short_words = [&reader](const std::string& key) {
        return text_for(reader, Phrase(figure_context, short_figure_words(key.c_str())));
    };
    std::string head = short_words(analysis);
    for (std::size_t i = 0; i < counted.columns.size(); ++i) {
        const std::string key = analysis + "." + counted.columns[i].name;
        if (rows.sum.tables[number][i] != 0 && has_figure_words(key.c_str())) {
            add_column(table, rows, head, short_words(key),
                       [&](const Counted& row) { return count(row.tables[number][i], reader.numbers); });
            head.clear();
        }
    }
}

Table table_of(const Reader& reader, const Rows& rows) {
    Table table{.alignment = "rl",
                .rows = {{"", ""}, {text_for(reader, rows.place_head), ""}},
                .rules = {1, rows.rows.size() + 1}};
    for (const Rows::Row& row : rows.rows) {
        table.rows.push_back({row.place, row.text});
    }
    table.rows.push_back({"", report_text(reader, QT_TRANSLATE_NOOP("Report", "total"))});
    for (const Column& column : columns) {
        if (column.shown_for == nullptr || column.shown_for(rows.sum) != 0) {
            add_column(reader, table, rows, column);
        }
    }
    for (std::size_t number = 0; number < rows.tables.size(); ++number) {
        add_columns(reader, table, rows, number);
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

std::string figures_table(const Reader& reader, const Session& session, std::size_t launch) {
    const Program& program = session.trace(launch).program;
    const LaunchAnalysis& analysis = session.analysis(launch);
    Rows rows{
        report_phrase(QT_TRANSLATE_NOOP("Report", "line")), {}, counted_in(analysis), heads_of(analysis)};
    for (const LineAnalysis& line : analysis.lines) {
        rows.rows.push_back(
            {(line.file == 0 ? "" : program.files[line.file] + ":") + std::to_string(line.line),
             line_text(program, line.file, line.line), Counted{line.totals, line.tables}});
    }
    return to_text(table_of(reader, rows));
}

std::string launches_table(const Reader& reader, const Session& session) {
    Rows rows{report_phrase(QT_TRANSLATE_NOOP("Report", "launch")), {}, {}, heads_of(session.analysis(0))};
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const Counted counted = counted_in(session.analysis(launch));
        rows.rows.push_back({std::to_string(launch + 1), session.trace(launch).program.kernel, counted});
        add(counted, rows.tables, rows.sum);
    }
    return to_text(table_of(reader, rows));
}

std::string figures_legend(const Reader& reader, const HardwareModel& hardware) {
    const auto text = [&reader](const char* sentence, std::vector<Phrase> arguments = {}) {
        return report_text(reader, sentence, std::move(arguments));
    };
    return wrapped(
        text(QT_TRANSLATE_NOOP("Report", "Warp step: one execution of one source location by one warp.")) +
        " " +
        text(QT_TRANSLATE_NOOP("Report", "Lane efficiency: the share of active lanes in these steps.")) +
        " " +
        text(QT_TRANSLATE_NOOP("Report", "Divergent branch: the lanes of a warp take different paths.")) +
        " " + text(QT_TRANSLATE_NOOP("Report", "Request: a warp step that accesses memory.")) + " " +
        text(QT_TRANSLATE_NOOP("Report", "Sector: %1 aligned bytes of global memory."),
             {hardware.sector_bytes}) +
        " " +
        text(QT_TRANSLATE_NOOP("Report", "Pass: one access to the banks of local memory, in which each bank "
                                         "serves one word.")) +
        " " + text(QT_TRANSLATE_NOOP("Report", "Conflict: a pass beyond the minimum.")));
}

} // namespace lockstep
