#include "app/gui/scenes/model/model_card.h"

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/model_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct CostWords {
    Q_DECLARE_TR_FUNCTIONS(CostWords)
};

QString signed_text(std::int64_t value) {
    return value < 0 ? QStringLiteral("−") + count_text(static_cast<std::uint64_t>(-value))
                     : count_text(static_cast<std::uint64_t>(value));
}

double cost_column(const ModelCard& card) {
    return std::min(84.0, card.width * 0.18);
}

void add_cost_heads(ModelCard& card) {
    const QString heads[] = {CostWords::tr("whole", "cost in cycles"),
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

/// Total, exposed and hidden cost in columns; in the bar below, exposed is solid and hidden is an outline.
void add_cost(ModelCard& card, CostKind kind, const Cost& cost, double most) {
    const auto index = static_cast<std::uint32_t>(kind);
    const double column = cost_column(card);
    const QString star = cost.is_scheduling_effect() ? QStringLiteral(" *") : QString();
    card.area(figure_id(ModelFigure::whole, index));
    card.scene.shapes.push_back(
        elided_label({card.left, card.y, card.width - 3 * column - 4, ModelCard::row_height - 5},
                     model_text(cost_words(kind)) + star));
    const QString texts[] = {count_text(cost.whole), signed_text(cost.exposed), signed_text(cost.hidden())};
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
    card.y =
        add_paragraph(card.scene, {card.left, card.y + 4}, card.width,
                      CostWords::tr("Exposed: cycles that the launch would save without this cost. Costs do "
                                    "not add up. In the bars, exposed is solid and hidden is outlined."));
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

} // namespace lockstep::gui
