#include "app/gui/scenes/memory/counters_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/heat.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/model_words.h"
#include "core/analysis/sites/summary.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace lockstep::gui {
namespace {

struct CounterWords {
    Q_DECLARE_TR_FUNCTIONS(CounterWords)
};

/// Formats a count exactly below 10,000, and otherwise with three significant digits and k or M.
QString short_count_text(std::uint64_t count) {
    if (count < 10000) {
        return count_text(count);
    }
    const auto number = static_cast<double>(count);
    return number < 1e6 ? CounterWords::tr("%1 k", "thousands").arg(significant_text(number / 1e3, 3))
                        : CounterWords::tr("%1 M", "millions").arg(significant_text(number / 1e6, 3));
}

} // namespace

namespace {

void add_launch(SourceCounters& result, const Session& session, std::size_t launch) {
    for (const LineAnalysis& line : session.analysis(launch).lines) {
        if (line.file != 0) {
            continue;
        }
        const Totals& t = line.totals;
        const LineCounters more{t.warp_steps, t.all_local().wavefronts, t.all_global().sectors};
        LineCounters& counters = result.lines[line.line];
        for (std::size_t c = 0; c < counters.size(); ++c) {
            counters[c] += more[c];
            result.most[c] = std::max(result.most[c], counters[c]);
        }
    }
    for (const KeptAccesses& line : kept_accesses(session.trace(launch).program, session.hardware())) {
        if (line.file == 0) {
            result.kept.emplace(line.line, line);
        }
    }
}

/// Returns the name of the file that contains the launch's kernel.
std::string file_of(const Session& session, std::size_t launch) {
    const std::vector<std::string>& files = session.trace(launch).program.files;
    return files.empty() ? std::string() : files.front();
}

} // namespace

SourceCounters source_counters(const Session& session, std::size_t launch) {
    SourceCounters result;
    add_launch(result, session, launch);
    return result;
}

SourceCounters source_counters_of_all(const Session& session, std::size_t launch) {
    SourceCounters result;
    for (std::size_t each = 0; each < session.launch_count(); ++each) {
        if (file_of(session, each) == file_of(session, launch)) {
            add_launch(result, session, each);
        }
    }
    return result;
}

LineMetrics metrics_of_rows(std::uint32_t first_line, double top, double height, std::uint32_t lines) {
    LineMetrics metrics{first_line - 1, top, height, std::vector<std::uint32_t>(lines)};
    std::iota(metrics.rows.begin(), metrics.rows.end(), 0U);
    return metrics;
}

CounterColumns counter_columns(const SourceCounters& counters, std::optional<double> room) {
    constexpr double least_width = 44;
    constexpr double head_margins = 6;
    constexpr double margin = 6; ///< right of the columns
    std::vector<CounterColumns::Column> left;
    double width = margin;
    for (std::size_t c = 0; c < std::tuple_size_v<LineCounters>; ++c) {
        double wide = least_width;
        for (const QString& line : counter_name(c).split(QLatin1Char('\n'))) {
            wide = std::max(wide, std::ceil(text_width(FontRole::tick, line)) + head_margins);
        }
        left.push_back({.counter = c, .width = wide});
        width += wide;
    }
    const auto leave_out = [&](auto is_wanted) {
        for (std::size_t i = left.size(); room && i-- > 1 && width > *room;) {
            if (is_wanted(left[i])) {
                width -= left[i].width;
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
    };
    leave_out([&](const auto& column) { return counters.most[column.counter] == 0; });
    leave_out([](const auto& /*column*/) { return true; });
    double x = 0;
    for (CounterColumns::Column& column : left) {
        column.left = x;
        x += column.width;
    }
    return {std::move(left), width};
}

Scene counters_scene(const SourceCounters& counters, const LineMetrics& metrics, std::uint32_t current_line,
                     const CounterColumns& columns, double height) {
    Scene scene;
    scene.size = {columns.width, height};
    const auto first = std::ranges::lower_bound(metrics.rows, metrics.first_row);
    for (auto row = first; row != metrics.rows.end(); ++row) {
        const auto line = static_cast<std::uint32_t>(row - metrics.rows.begin()) + 1;
        const double y = metrics.top + (*row - metrics.first_row) * metrics.height;
        if (y > height) {
            break;
        }
        if (line == current_line) {
            Box band;
            band.rect = {0, y, columns.width, metrics.height};
            band.fill = Role::current_line;
            scene.shapes.push_back(band);
        }
        const auto found = counters.lines.find(line);
        for (std::size_t i = 0; found != counters.lines.end() && i < columns.shown.size(); ++i) {
            const CounterColumns::Column& column = columns.shown[i];
            const std::uint64_t count = found->second[column.counter];
            if (count == 0) {
                continue;
            }
            const double heat =
                heat_of_count(static_cast<double>(count), static_cast<double>(counters.most[column.counter]));
            Box box;
            box.rect = {column.left, y + 1, column.width - 2, metrics.height - 2};
            box.fill = heat_colour(heat);
            box.id = LineFigure{static_cast<std::uint32_t>(column.counter), line};
            scene.shapes.push_back(box);
            scene.shapes.push_back(Label{box.rect.adjusted(2, 0, -6, 0), short_count_text(count),
                                         FontRole::tick_strong, heat_ink(heat),
                                         Qt::AlignRight | Qt::AlignVCenter, false, box.id});
        }
    }
    return scene;
}

QString counter_name(std::size_t counter) {
    return counter == 0   ? CounterWords::tr("warp\nsteps")
           : counter == 1 ? CounterWords::tr("bank\npasses")
                          : CounterWords::tr("\nsectors");
}

QString counter_definition(std::size_t counter) {
    return counter == 0 ? CounterWords::tr(
                              "Warp steps: number of times warps executed this line. If the line has several "
                              "operations, this is the highest of their counts (counted from the trace)")
           : counter == 1
               ? CounterWords::tr("Local memory bank passes caused by this line (counted from the trace)")
               : CounterWords::tr("Global memory sectors transferred by this line (counted from the trace)");
}

QString counter_tooltip(const SourceCounters& counters, const LineFigure& figure) {
    const QString note = kept_note(counters, figure.line);
    const QString definition = counter_definition(figure.counter);
    return note.isEmpty() ? definition : definition + QStringLiteral("\n\n") + note;
}

QString kept_note(const SourceCounters& counters, std::uint32_t line) {
    const auto found = counters.kept.find(line);
    if (found == counters.kept.end()) {
        return {};
    }
    const std::vector<std::uint32_t> numbers = kept_arguments(found->second);
    const char* const words = kept_sentence(found->second);
    QString sentence = numbers.empty() ? QCoreApplication::translate(model_context, words)
                                       : counted_words(model_context, words, numbers.front());
    for (const std::uint32_t number : numbers) {
        sentence = sentence.arg(number);
    }
    return sentence + QLatin1Char(' ') +
           QCoreApplication::translate(model_context, counted_as_written_sentence());
}

} // namespace lockstep::gui
