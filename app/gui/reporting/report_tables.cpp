#include "app/gui/reporting/report_tables.h"

#include "app/gui/compare/explanation.h"
#include "app/gui/panels/forms/hardware_words.h"
#include "app/gui/sweep/sweep_text.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/figure_words.h"
#include "app/words/sweep_words.h"
#include "core/hardware/numbers.h"
#include "core/session/run_figures.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep::gui {
namespace {

struct ReportTables {
    Q_DECLARE_TR_FUNCTIONS(ReportTables)
};

using Kind = HandoutColumn::Kind;

/// Maximum number of source lines of a file. Longer files are shown up to this line.
constexpr std::uint32_t most_source_lines = 1000;
constexpr qsizetype most_code = 200; ///< characters of a source line

QString kind_words(const RunFigure& figure) {
    return is_timing(figure)     ? ReportTables::tr("measured")
           : is_modelled(figure) ? ReportTables::tr("modelled")
                                 : ReportTables::tr("counted");
}

/// A column of counts of the source table.
struct LineColumn {
    QString title;
    std::uint64_t (*count)(const LineAnalysis&);
};

std::vector<LineColumn> line_columns() {
    return {{ReportTables::tr("Warp steps"), [](const LineAnalysis& line) { return line.totals.warp_steps; }},
            {ReportTables::tr("Divergent"),
             [](const LineAnalysis& line) { return line.totals.branches.divergent; }},
            {ReportTables::tr("Sectors"),
             [](const LineAnalysis& line) { return line.totals.all_global().sectors; }},
            {ReportTables::tr("Conflicts"),
             [](const LineAnalysis& line) { return line.totals.all_local().conflicts; }},
            {ReportTables::tr("Stall cycles"), [](const LineAnalysis& line) { return line.stalls.sum(); }}};
}

/// Returns the lines of a text, without the ends of lines.
QStringList source_lines_of(const Program& program, std::uint32_t file) {
    return file < program.texts.size() ? QString::fromStdString(program.texts[file]).split(QLatin1Char('\n'))
                                       : QStringList();
}

HandoutCell code_cell(const QStringList& lines, std::uint32_t line) {
    QString code = line >= 1 && line <= static_cast<std::uint32_t>(lines.size())
                       ? lines[static_cast<qsizetype>(line) - 1]
                       : QString();
    code.remove(QLatin1Char('\r'));
    return {code.size() <= most_code ? code : code.left(most_code) + QStringLiteral("…")};
}

/// Removes the spaces with which all of these source lines begin.
void take_out_indent(std::vector<std::vector<HandoutCell>>& rows, std::size_t first) {
    qsizetype least = most_code;
    for (std::size_t i = first; i < rows.size(); ++i) {
        const QString& code = rows[i][1].text;
        const auto begin =
            std::ranges::find_if(code, [](QChar letter) { return letter != QLatin1Char(' '); });
        least = begin == code.end() ? least : std::min(least, static_cast<qsizetype>(begin - code.begin()));
    }
    for (std::size_t i = first; i < rows.size(); ++i) {
        rows[i][1].text.remove(0, least);
    }
}

/// Adds the cells with the counts of a line. A count of 0 is an empty cell.
void add_counts(std::vector<HandoutCell>& row, const LineAnalysis* line,
                const std::vector<LineColumn>& columns, const std::vector<std::uint64_t>& most) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::uint64_t count = line == nullptr ? 0 : columns[i].count(*line);
        row.push_back(count == 0 ? HandoutCell()
                                 : HandoutCell{count_text(count),
                                               static_cast<double>(count) / static_cast<double>(most[i])});
    }
}

QString line_name(const Program& program, std::uint32_t file, std::uint32_t line) {
    const QString number = QString::number(line);
    return file == 0 ? number : QString::fromStdString(program.files[file]) + QLatin1Char(':') + number;
}

} // namespace

HandoutTable figures_table(const Session& session) {
    HandoutTable table{.title = ReportTables::tr("The figures of all launches together"),
                       .columns = {{ReportTables::tr("Metric")},
                                   {ReportTables::tr("Value"), Kind::number},
                                   {ReportTables::tr("Kind", "counted, measured or modelled")}}};
    for (const RunFigure& figure : run_figure_list()) {
        if (const auto value = figure.of(session.run_figures())) {
            table.rows.push_back({{QCoreApplication::translate(figure_context, figure_words(figure.key))},
                                  {figure_value(figure, *value)},
                                  {kind_words(figure)}});
        }
    }
    return table;
}

HandoutTable source_table(const Session& session, std::size_t launch) {
    const Program& program = session.trace(launch).program;
    const std::vector<LineAnalysis>& executed = session.analysis(launch).lines;
    const std::vector<LineColumn> columns = line_columns();
    HandoutTable table{
        .title = ReportTables::tr("Source lines with counts. The stall cycles are modelled for %1.")
                     .arg(QString::fromStdString(session.hardware().preset)),
        .columns = {{ReportTables::tr("Line"), Kind::number}, {ReportTables::tr("Source"), Kind::code}}};
    std::vector<std::uint64_t> most(columns.size(), 1);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        table.columns.push_back({columns[i].title, Kind::number});
        for (const LineAnalysis& line : executed) {
            most[i] = std::max(most[i], columns[i].count(line));
        }
    }
    for (std::size_t first = 0; first < executed.size();) {
        const std::uint32_t file = executed[first].file;
        std::size_t end = first;
        while (end < executed.size() && executed[end].file == file) {
            ++end;
        }
        const QStringList text = source_lines_of(program, file);
        const std::size_t first_row = table.rows.size();
        const std::uint32_t last = std::min(executed[end - 1].line, executed[first].line + most_source_lines);
        for (std::uint32_t line = executed[first].line; line <= last; ++line) {
            const auto found = std::find_if(executed.begin() + static_cast<std::ptrdiff_t>(first),
                                            executed.begin() + static_cast<std::ptrdiff_t>(end),
                                            [line](const LineAnalysis& each) { return each.line == line; });
            std::vector<HandoutCell> row{{line_name(program, file, line)}, code_cell(text, line)};
            const bool is_executed = found != executed.begin() + static_cast<std::ptrdiff_t>(end);
            add_counts(row, is_executed ? &*found : nullptr, columns, most);
            table.rows.push_back(std::move(row));
        }
        take_out_indent(table.rows, first_row);
        first = end;
    }
    return table;
}

HandoutTable hardware_table(const HardwareModel& hardware) {
    HandoutTable table{.title = ReportTables::tr("The numbers of the hardware model %1")
                                    .arg(QString::fromStdString(hardware.preset)),
                       .columns = {{ReportTables::tr("Number")},
                                   {ReportTables::tr("Value"), Kind::number},
                                   {ReportTables::tr("Name for --hw"), Kind::code}}};
    for (const HardwareNumber& number : hardware_numbers()) {
        const std::uint32_t value = hardware.*number.member;
        table.rows.push_back({{label_of(number)},
                              {with_unit(number, value_of(number, value))},
                              {QString::fromStdString(number.name)}});
    }
    return table;
}

HandoutTable sweep_table(const Sweep& sweep) {
    const auto figures = figures_shown(sweep);
    HandoutTable table{.title = ReportTables::tr("Times are measured, cycles and occupancy are modelled, and "
                                                 "all other values are counted.")};
    for (const SweepAxis& axis : sweep.axes) {
        table.columns.push_back({worded(swept_name(axis))});
    }
    table.columns.push_back({ReportTables::tr("Median time"), Kind::number});
    for (const RunFigure* figure : figures) {
        table.columns.push_back(
            {QCoreApplication::translate(figure_context, short_figure_words(figure->key)), Kind::number});
    }
    table.columns.push_back({ReportTables::tr("Result")});
    for (const SweepPoint& point : sweep.points) {
        std::vector<HandoutCell> row;
        for (const SweepAxis& axis : sweep.axes) {
            const auto value = point.parameters.find(axis.parameter);
            row.push_back(
                {value == point.parameters.end() ? QString() : QString::fromStdString(value->second)});
        }
        const bool is_timed = point.figures && point.figures->timing;
        row.push_back(
            {is_timed ? time_text(static_cast<double>(point.figures->timing->median_ns)) : QString()});
        for (const RunFigure* figure : figures) {
            const auto value = point.figures ? figure->of(*point.figures) : std::nullopt;
            row.push_back({value ? figure_value(*figure, *value) : QString()});
        }
        row.push_back({result_text(point)});
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace lockstep::gui
