#include "app/gui/scenes/model/model_card.h"

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/scenes/model/slot_rows.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/model_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace lockstep::gui {

void ModelCard::head(const QString& title, const QString& columns) {
    const double columns_width = text_width(FontRole::secondary, columns) + 2;
    scene.shapes.push_back(
        elided_label({left, y, width - columns_width - 8, row_height}, title, FontRole::body_strong));
    scene.shapes.push_back(text_label({right() - columns_width, y, columns_width, row_height}, columns,
                                      FontRole::secondary, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    y += row_height;
    rule();
}

void ModelCard::rule() {
    scene.shapes.push_back(straight({left, y - 0.5}, {right(), y - 0.5}, Role::grid));
}

void ModelCard::area(const SceneId& id, double height) {
    scene.shapes.push_back(filled({left, y, width, height}, Role::none, id));
}

Label number_label(QRectF rect, const QString& text, const SceneId& id, FontRole font) {
    Label label = text_label(rect, text, font, Role::text, Qt::AlignRight | Qt::AlignVCenter);
    label.id = id;
    return label;
}

QString model_text(const char* words) {
    return QCoreApplication::translate(model_context, words);
}

namespace {

struct CostWords {
    Q_DECLARE_TR_FUNCTIONS(CostWords)
};

double cost_column(const ModelCard& card) {
    return std::min(84.0, card.width * 0.18);
}

void add_cost_heads(ModelCard& card) {
    const QString heads[] = {CostWords::tr("total", "cost in cycles"),
                             CostWords::tr("exposed", "cost in cycles"),
                             CostWords::tr("hidden", "cost in cycles")};
    for (std::size_t i = 0; i < 3; ++i) {
        const double left = card.left + card.width - static_cast<double>(3 - i) * cost_column(card);
        card.scene.shapes.push_back(elided_label({left + 6, card.y, cost_column(card) - 6, 20}, heads[i],
                                                 FontRole::secondary, Role::text2,
                                                 Qt::AlignRight | Qt::AlignVCenter));
    }
    card.y += 20;
}

/// Adds a row with the total, exposed and hidden cost, and a bar below it in which the exposed cost is solid
/// and the hidden cost is an outline.
void add_cost(ModelCard& card, CostKind kind, const Cost& cost, double most) {
    const auto index = static_cast<std::uint32_t>(kind);
    const double column = cost_column(card);
    const QString star = cost.is_scheduling_effect() ? QStringLiteral(" *") : QString();
    card.area(figure_id(ModelFigure::whole, index));
    card.scene.shapes.push_back(
        elided_label({card.left, card.y, card.width - 3 * column - 4, ModelCard::row_height - 5},
                     model_text(cost_words(kind)) + star));
    const QString texts[] = {count_text(cost.whole), count_text(cost.exposed), count_text(cost.hidden())};
    const ModelFigure figures[] = {ModelFigure::whole, ModelFigure::exposed, ModelFigure::hidden};
    for (std::size_t i = 0; i < 3; ++i) {
        const double left = card.left + card.width - static_cast<double>(3 - i) * column;
        const QRectF rect(left, card.y, column, ModelCard::row_height - 5);
        card.scene.shapes.push_back(filled(rect, Role::none, figure_id(figures[i], index)));
        card.scene.shapes.push_back(number_label(rect, texts[i], figure_id(figures[i], index),
                                                 i == 1 ? FontRole::body_strong : FontRole::body));
    }
    const double scale = (card.width - 2) / std::max(1.0, most);
    const double whole = static_cast<double>(cost.whole) * scale;
    const double exposed = std::clamp(static_cast<double>(cost.exposed) * scale, 0.0, whole);
    const double y = card.y + ModelCard::row_height - 4;
    if (whole > 0) {
        card.scene.shapes.push_back(framed({card.left, y, std::max(2.0, whole), 4}, Role::none, Role::warn));
        card.scene.shapes.push_back(filled({card.left, y, exposed, 4}, Role::warn));
    }
    card.y += ModelCard::row_height;
}

} // namespace

double add_cost_card(ModelCard card, const GroupView& view) {
    card.head(CostWords::tr("Cost in cycles"), QString());
    if (is_missing(view, CostsOf{view.launch})) {
        return add_paragraph(card.scene, {card.left, card.y}, card.width,
                             waiting_words(CostsOf{view.launch}));
    }
    const auto costs = part_of(view, CostsOf{view.launch});
    add_cost_heads(card);
    if (costs == nullptr) {
        return card.y;
    }
    double most = 1;
    bool effect = false;
    for (const Cost& cost : costs->costs) {
        most = std::max(most, static_cast<double>(cost.whole));
        effect = effect || cost.is_scheduling_effect();
    }
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        add_cost(card, static_cast<CostKind>(kind), costs->costs[kind], most);
    }
    card.y = add_paragraph(
        card.scene, {card.left, card.y + 4}, card.width,
        CostWords::tr("Exposed: cycles that the launch would save without this cost. Exposed costs cannot be "
                      "added up. In the bars, the exposed part is solid, and the hidden part is outlined."));
    if (effect) {
        card.y = add_paragraph(card.scene, {card.left, card.y}, card.width,
                               QStringLiteral("* ") + model_text(scheduling_effect_sentence()));
    }
    const CacheCounts levels[] = {costs->cache.l1, costs->cache.l2};
    for (std::uint32_t level = 0; level < 2; ++level) {
        const SceneId id = figure_id(ModelFigure::hit_rate, level);
        const CacheCounts& counts = levels[level];
        const std::uint64_t asked = counts.hits + counts.misses;
        card.area(id);
        card.scene.shapes.push_back(elided_label({card.left, card.y, card.width - 70, ModelCard::row_height},
                                                 asked == 0
                                                     ? CostWords::tr("L%1: not accessed").arg(level + 1)
                                                     : CostWords::tr("L%1: %2 of %3 sectors hit")
                                                           .arg(level + 1)
                                                           .arg(count_text(counts.hits), count_text(asked))));
        card.scene.shapes.push_back(
            number_label({card.left + card.width - 70, card.y, 70, ModelCard::row_height},
                         asked == 0 ? QStringLiteral("–") : share_text(counts.hit_rate()), id));
        card.y += ModelCard::row_height;
    }
    return card.y;
}

namespace {

struct StallWords {
    Q_DECLARE_TR_FUNCTIONS(StallWords)
};

constexpr std::size_t most_lines = 5;
constexpr double line_bar = 12;

struct StallRow {
    SlotState state;
    std::uint32_t index; ///< index for ModelFigure::stall
    std::uint64_t cycles;
    QString words;
};

std::vector<StallRow> stall_rows(const Stalls& stalls) {
    const auto row = [](SlotState state, WaitReason reason, std::uint64_t cycles) {
        return StallRow{state, static_cast<std::uint32_t>(reason), cycles, model_text(wait_words(reason))};
    };
    return {
        row(SlotState::global, WaitReason::global, stalls.global),
        row(SlotState::local, WaitReason::local, stalls.local),
        row(SlotState::barrier, WaitReason::barrier, stalls.barrier),
        row(SlotState::arithmetic, WaitReason::dependency, stalls.dependency),
        {SlotState::ready, ready_stall, stalls.ready, StallWords::tr("not selected: another warp issues")}};
}

struct LineStalls {
    const SiteInfo* site = nullptr; ///< the first site of the line
    Stalls stalls;
};

/// Returns the lines with the most waiting cycles, largest first.
std::vector<LineStalls> lines_by_stall(const GroupView& view, const Simulation& run) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, LineStalls> by_line;
    for (std::size_t i = 0; i < run.stalls_by_site.size(); ++i) {
        const SiteInfo& site = view.trace().program.sites[i];
        LineStalls& line = by_line[{site.file, site.line}];
        line.site = line.site == nullptr ? &site : line.site;
        line.stalls += run.stalls_by_site[i];
    }
    std::vector<LineStalls> lines;
    for (const auto& [place, line] : by_line) {
        if (line.stalls.sum() > 0) {
            lines.push_back(line);
        }
    }
    std::ranges::stable_sort(lines, std::greater(), [](const LineStalls& line) { return line.stalls.sum(); });
    lines.resize(std::min(lines.size(), most_lines));
    return lines;
}

void add_numbers(ModelCard& card, std::uint64_t cycles, double all, const SceneId& id) {
    constexpr double height = ModelCard::row_height - 5;
    card.scene.shapes.push_back(
        number_label({card.right() - 146, card.y, 82, height}, count_text(cycles), id));
    card.scene.shapes.push_back(text_label({card.right() - 60, card.y, 60, height},
                                           share_text(static_cast<double>(cycles) / all), FontRole::body,
                                           Role::text2, Qt::AlignRight | Qt::AlignVCenter));
}

void add_name(ModelCard& card, const QString& name) {
    card.scene.shapes.push_back(
        elided_label({card.left, card.y, card.width - 150, ModelCard::row_height - 5}, name));
}

void add_reason(ModelCard& card, const StallRow& row, double all) {
    const SceneId id = figure_id(ModelFigure::stall, row.index);
    card.area(id);
    add_name(card, row.words);
    add_numbers(card, row.cycles, all, id);
    const double width = card.width * static_cast<double>(row.cycles) / all;
    Box box = slot_state_box(row.state,
                             {card.left, card.y + ModelCard::row_height - 4, std::max(1.0, width), 3}, false);
    box.fill = box.fill.role == Role::none ? Role::masked_line : box.fill.role;
    box.id = id;
    if (row.cycles > 0) {
        card.scene.shapes.push_back(box);
    }
    card.y += ModelCard::row_height;
}

/// Adds a bar whose length is the line's share, divided by reasons.
void add_line(ModelCard& card, const QString& name, const LineStalls& line, double all) {
    const SceneId id = figure_id(ModelFigure::line, line.site->line);
    card.area(id, ModelCard::row_height - 5 + line_bar);
    add_name(card, name);
    add_numbers(card, line.stalls.sum(), all, id);
    double left = card.left;
    for (const StallRow& row : stall_rows(line.stalls)) {
        const double right = left + card.width * static_cast<double>(row.cycles) / all;
        const QRectF bar(std::round(left), card.y + ModelCard::row_height - 5,
                         std::round(right) - std::round(left), line_bar);
        if (bar.width() >= 1) {
            add_state_bar(card.scene, row.state, bar, id);
        }
        left = right;
    }
    card.y += ModelCard::row_height + line_bar;
}

} // namespace

double add_stall_card(ModelCard card, const GroupView& view, const Simulation& run) {
    card.head(StallWords::tr("Stall reasons"), StallWords::tr("warp cycles · share"));
    const auto all = static_cast<double>(std::max<std::uint64_t>(1, run.stalls.sum()));
    for (const StallRow& row : stall_rows(run.stalls)) {
        add_reason(card, row, all);
    }
    card.scene.shapes.push_back(elided_label({card.left, card.y + 2, card.width, ModelCard::row_height},
                                             StallWords::tr("Lines with the most waiting cycles"),
                                             FontRole::second_strong, Role::text2));
    card.y += ModelCard::row_height + 2;
    for (const LineStalls& line : lines_by_stall(view, run)) {
        const std::string text = line_text(view.trace().program, line.site->file, line.site->line);
        const QString name = StallWords::tr("line %1: %2")
                                 .arg(line.site->line)
                                 .arg(QString::fromStdString(text.empty() ? line.site->text : text));
        add_line(card, name, line, all);
    }
    return card.y;
}

} // namespace lockstep::gui
