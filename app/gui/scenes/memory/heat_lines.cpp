#include "app/gui/scenes/memory/heat_lines.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/heat.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

namespace lockstep::gui {
namespace {

struct HeatWords {
    Q_DECLARE_TR_FUNCTIONS(HeatWords)
};

constexpr double least_head = 34;
constexpr double least_code = 150;
constexpr QMarginsF inside_cell(3, 0, 6, 0); ///< margins around a number

QString counter_words(HeatCounter counter) {
    switch (counter) {
    case HeatCounter::warp_steps:
        return HeatWords::tr("warp steps");
    case HeatCounter::divergent:
        return HeatWords::tr("divergent branches");
    case HeatCounter::passes:
        return HeatWords::tr("local memory passes");
    case HeatCounter::conflicts:
        return HeatWords::tr("bank conflicts");
    case HeatCounter::sectors:
        return HeatWords::tr("global sectors");
    case HeatCounter::waiting:
        return HeatWords::tr("waiting cycles, modelled");
    }
    return {};
}

/// Positions of the counter columns. Columns that are zero everywhere are omitted.
struct HeatTable {
    std::vector<HeatCounter> counters;
    std::array<std::uint64_t, heat_counters> most{};
    double left = 0; ///< left edge of the first column
    double column = 0;
    double row_height = 24;

    [[nodiscard]] QRectF cell(std::size_t place, double y) const {
        return {left + static_cast<double>(place) * column, y + 1, column - 3, row_height - 2};
    }
};

HeatTable table_for(const std::vector<HeatLine>& lines, double width) {
    HeatTable table;
    for (const HeatLine& line : lines) {
        for (std::size_t i = 0; i < heat_counters; ++i) {
            table.most[i] = std::max(table.most[i], line.counts[i]);
        }
    }
    for (std::size_t i = 0; i < heat_counters; ++i) {
        if (table.most[i] > 0) {
            table.counters.push_back(static_cast<HeatCounter>(i));
        }
    }
    const double room = width - 2 * scene_pad;
    const auto count = static_cast<double>(std::max<std::size_t>(1, table.counters.size()));
    table.column = std::clamp((room - least_code) / count, 56.0, 108.0);
    table.left = width - scene_pad - table.column * count;
    return table;
}

/// Returns the bottom edge.
double add_heads(Scene& scene, const HeatTable& table, double top) {
    double bottom = top + least_head;
    for (std::size_t place = 0; place < table.counters.size(); ++place) {
        const QRectF cell = table.cell(place, top);
        bottom = std::max(bottom, add_paragraph(scene, {cell.left(), top}, cell.width() - 8,
                                                counter_words(table.counters[place]), FontRole::tick));
    }
    return bottom;
}

void add_row(Scene& scene, const HeatTable& table, const HeatLine& line, const QString& text, double y) {
    const QString name = HeatWords::tr("line %1: %2").arg(line.line).arg(text);
    scene.shapes.push_back(elided_label({scene_pad, y, table.left - scene_pad - 10, table.row_height}, name,
                                        FontRole::secondary, Role::text));
    for (std::size_t place = 0; place < table.counters.size(); ++place) {
        const auto counter = static_cast<std::size_t>(table.counters[place]);
        const std::uint64_t count = line.counts[counter];
        if (count == 0) {
            continue;
        }
        const double heat =
            heat_of_count(static_cast<double>(count), static_cast<double>(table.most[counter]));
        const QRectF cell = table.cell(place, y);
        scene.shapes.push_back(filled(cell, heat_colour(heat)));
        Label number = elided_label(cell - inside_cell, count_text(count), FontRole::tick_strong,
                                    heat_ink(heat), Qt::AlignRight | Qt::AlignVCenter);
        number.id = LineFigure{static_cast<std::uint32_t>(counter), line.line};
        scene.shapes.push_back(number);
    }
}

/// Returns the lines with the most warp steps, in the order of the source.
std::vector<HeatLine> hottest(std::vector<HeatLine> lines, std::size_t most) {
    if (lines.size() <= most) {
        return lines;
    }
    constexpr auto steps = [](const HeatLine& line) {
        return line.counts[static_cast<std::size_t>(HeatCounter::warp_steps)];
    };
    std::ranges::stable_sort(lines, std::greater(), steps);
    lines.resize(most);
    std::ranges::stable_sort(lines, {}, &HeatLine::line);
    return lines;
}

} // namespace

std::vector<HeatLine> heat_lines(const GroupView& view) {
    std::vector<HeatLine> lines;
    for (const LineAnalysis& line : view.session->analysis(view.launch).lines) {
        const Totals& t = line.totals;
        lines.push_back({line.file,
                         line.line,
                         {t.warp_steps, t.branches.divergent, t.all_local().wavefronts,
                          t.all_local().conflicts, t.all_global().sectors, line.stalls.sum()}});
    }
    return lines;
}

double add_heat_lines(Scene& scene, const GroupView& view, double top, double width,
                      const HeatTableStyle& style) {
    const std::vector<HeatLine> lines = hottest(heat_lines(view), style.most);
    HeatTable table = table_for(lines, width);
    table.row_height = style.row_height;
    scene.shapes.push_back(text_label({scene_pad, top, table.left - scene_pad, 20},
                                      HeatWords::tr("Source lines"), FontRole::body_strong));
    double y = add_heads(scene, table, top) + 4;
    for (const HeatLine& line : lines) {
        const std::string text = line_text(view.trace().program, line.file, line.line);
        add_row(scene, table, line, QString::fromStdString(text), y);
        y += table.row_height;
        scene.shapes.push_back(straight({scene_pad, y - 0.5}, {width - scene_pad, y - 0.5}, Role::grid));
    }
    return y;
}

void add_line_frame(Scene& over, const Scene& scene, std::uint32_t line) {
    QRectF cells;
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        const auto* figure = label != nullptr ? std::get_if<LineFigure>(&label->id) : nullptr;
        if (figure != nullptr && figure->line == line) {
            cells |= label->rect + inside_cell;
        }
    }
    if (line > 0 && !cells.isNull()) {
        cells.setLeft(scene_pad - 6);
        over.shapes.push_back(framed(cells, Role::none, Role::accent, 2));
    }
}

} // namespace lockstep::gui
