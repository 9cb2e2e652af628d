#include "app/gui/scenes/model_cards.h"

#include "app/gui/quantity_text.h"
#include "app/gui/scenes/model_parts.h"
#include "app/gui/scenes/scene_parts.h"
#include "app/words/model_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace lockstep::gui {
namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

constexpr double row_height = 26;
constexpr double least_width = 310;
constexpr double gap = 28;
constexpr std::size_t most_lines = 4;

QString model_text(const char* words) {
    return QCoreApplication::translate(model_context, words);
}

Label number_label(QRectF rect, const QString& text, const SceneId& id,
                   FontRole font = FontRole::body_strong) {
    Label label = text_label(rect, text, font, Role::text, Qt::AlignRight | Qt::AlignVCenter);
    label.id = id;
    return label;
}

/// A card grows downwards from its head.
struct Card {
    Scene& scene;
    double left;
    double width;
    double y;

    void head(const QString& title, const QString& columns) {
        const double right = text_width(FontRole::secondary, columns) + 2;
        scene.shapes.push_back(
            elided_label({left, y, width - right - 8, row_height}, title, FontRole::body_strong));
        scene.shapes.push_back(text_label({left + width - right, y, right, row_height}, columns,
                                          FontRole::secondary, Role::text2,
                                          Qt::AlignRight | Qt::AlignVCenter));
        y += row_height;
        rule();
    }
    void rule() { scene.shapes.push_back(straight({left, y - 0.5}, {left + width, y - 0.5}, Role::grid)); }
    void area(const SceneId& id) {
        scene.shapes.push_back(filled({left, y, width, row_height}, Role::none, id));
    }
};

void add_states(Card card, const StateCounts& counts, std::optional<Cycle> cycle, double& bottom) {
    card.head(cycle ? CardWords::tr("State at cycle %1").arg(count_text(cycle->value()))
                    : CardWords::tr("State at the cursor"),
              CardWords::tr("warp slots"));
    for (std::size_t s = 0; s < slot_states; ++s) {
        const auto state = static_cast<SlotState>(s);
        const SceneId id = figure_id(ModelFigure::state, static_cast<std::uint32_t>(s));
        card.area(id);
        add_state_swatch(card.scene, state, {card.left, card.y + 5, 26, row_height - 10});
        card.scene.shapes.push_back(
            elided_label({card.left + 36, card.y, card.width - 90, row_height}, slot_state_words(state)));
        card.scene.shapes.push_back(number_label({card.left + card.width - 60, card.y, 60, row_height},
                                                 cycle ? count_text(counts[s]) : QStringLiteral("–"), id));
        card.y += row_height;
        card.rule();
    }
    bottom = std::max(bottom, card.y);
}

struct StallRow {
    SlotState state;
    std::uint32_t index;
    std::uint64_t cycles;
    QString words;
};

std::vector<StallRow> stall_rows(const Stalls& stalls) {
    const auto row = [](SlotState state, WaitReason reason, std::uint64_t cycles) {
        return StallRow{state, static_cast<std::uint32_t>(reason), cycles, model_text(wait_words(reason))};
    };
    return {row(SlotState::global, WaitReason::global, stalls.global),
            row(SlotState::local, WaitReason::local, stalls.local),
            row(SlotState::barrier, WaitReason::barrier, stalls.barrier),
            row(SlotState::arithmetic, WaitReason::dependency, stalls.dependency),
            {SlotState::ready, ready_stall, stalls.ready, CardWords::tr("its turn: another warp issues")}};
}

std::uint64_t sum_of(const Stalls& stalls) {
    return stalls.global + stalls.local + stalls.barrier + stalls.dependency + stalls.ready;
}

/// Waiting cycles by line of source, most first.
std::vector<std::pair<std::uint64_t, const SiteInfo*>> lines_by_stall(const GroupView& view,
                                                                      const Simulation& run) {
    std::map<std::uint32_t, std::pair<std::uint64_t, const SiteInfo*>> by_line;
    for (std::size_t i = 0; i < run.stalls_by_site.size(); ++i) {
        const SiteInfo& site = view.trace().program.sites[i];
        auto& [cycles, first] = by_line[site.line];
        cycles += sum_of(run.stalls_by_site[i]);
        first = first == nullptr ? &site : first;
    }
    std::vector<std::pair<std::uint64_t, const SiteInfo*>> lines;
    for (const auto& [line, entry] : by_line) {
        lines.push_back(entry);
    }
    std::ranges::stable_sort(lines, std::greater(), [](const auto& entry) { return entry.first; });
    lines.resize(std::min(lines.size(), most_lines));
    return lines;
}

void add_stalls(Card card, const GroupView& view, const Simulation& run, double& bottom) {
    card.head(CardWords::tr("What warps wait for"), CardWords::tr("warp cycles · share"));
    const auto all = static_cast<double>(std::max<std::uint64_t>(1, sum_of(run.stalls)));
    const auto row = [&](const QString& words, std::uint64_t cycles, const SceneId& id, SlotState state) {
        card.area(id);
        const double right = card.left + card.width;
        const double share = static_cast<double>(cycles) / all;
        const double bar = (card.width - 8) * share;
        const QRectF place(card.left, card.y + row_height - 4, std::max(cycles > 0 ? 1.0 : 0.0, bar), 3);
        Box box = slot_state_box(state, place, false);
        box.fill = box.fill.role == Role::none ? Role::masked_line : box.fill.role;
        box.id = id;
        card.scene.shapes.push_back(
            elided_label({card.left, card.y, card.width - 150, row_height - 5}, words));
        card.scene.shapes.push_back(
            number_label({right - 146, card.y, 82, row_height - 5}, count_text(cycles), id));
        card.scene.shapes.push_back(text_label({right - 60, card.y, 60, row_height - 5}, share_text(share),
                                               FontRole::body, Role::text2,
                                               Qt::AlignRight | Qt::AlignVCenter));
        card.scene.shapes.push_back(box);
        card.y += row_height;
    };
    for (const StallRow& stall : stall_rows(run.stalls)) {
        row(stall.words, stall.cycles, figure_id(ModelFigure::stall, stall.index), stall.state);
    }
    card.scene.shapes.push_back(text_label({card.left, card.y + 2, card.width, row_height},
                                           CardWords::tr("Lines that wait most"), FontRole::second_strong,
                                           Role::text2));
    card.y += row_height + 2;
    for (const auto& [cycles, site] : lines_by_stall(view, run)) {
        if (cycles > 0) {
            row(CardWords::tr("line %1: %2").arg(site->line).arg(QString::fromStdString(site->text)), cycles,
                figure_id(ModelFigure::line, site->line), SlotState::done);
        }
    }
    bottom = std::max(bottom, card.y);
}

QString signed_text(std::int64_t value) {
    return value < 0 ? QStringLiteral("−") + count_text(static_cast<std::uint64_t>(-value))
                     : count_text(static_cast<std::uint64_t>(value));
}

double cost_column(const Card& card) {
    return std::min(84.0, card.width * 0.18);
}

void add_cost_heads(Card& card) {
    const QString heads[] = {CardWords::tr("whole", "cost in cycles"),
                             CardWords::tr("exposed", "cost in cycles"),
                             CardWords::tr("hidden", "cost in cycles")};
    for (std::size_t i = 0; i < 3; ++i) {
        const double left = card.left + card.width - static_cast<double>(3 - i) * cost_column(card);
        card.scene.shapes.push_back(elided_label({left + 6, card.y, cost_column(card) - 6, 20}, heads[i],
                                                 FontRole::secondary, Role::text2,
                                                 Qt::AlignRight | Qt::AlignVCenter));
    }
    card.y += 20;
}

/// Whole, exposed and hidden stand in columns; a bar below shows exposed solid and hidden as an outline.
void add_cost(Card& card, CostKind kind, const Cost& cost, double most) {
    const auto index = static_cast<std::uint32_t>(kind);
    const double column = cost_column(card);
    const QString star = cost.is_scheduling_effect() ? QStringLiteral(" *") : QString();
    card.area(figure_id(ModelFigure::whole, index));
    card.scene.shapes.push_back(elided_label({card.left, card.y, card.width - 3 * column - 4, row_height - 5},
                                             model_text(cost_words(kind)) + star));
    const QString texts[] = {count_text(cost.whole), signed_text(cost.exposed), signed_text(cost.hidden())};
    const ModelFigure figures[] = {ModelFigure::whole, ModelFigure::exposed, ModelFigure::hidden};
    for (std::size_t i = 0; i < 3; ++i) {
        const double left = card.left + card.width - static_cast<double>(3 - i) * column;
        const QRectF rect(left, card.y, column, row_height - 5);
        card.scene.shapes.push_back(filled(rect, Role::none, figure_id(figures[i], index)));
        card.scene.shapes.push_back(number_label(rect, texts[i], figure_id(figures[i], index),
                                                 i == 1 ? FontRole::body_strong : FontRole::body));
    }
    const double scale = (card.width - 2) / std::max(1.0, most);
    const double whole = static_cast<double>(cost.whole) * scale;
    const double exposed = std::clamp(static_cast<double>(cost.exposed) * scale, 0.0, whole);
    const double y = card.y + row_height - 4;
    if (whole > 0) {
        card.scene.shapes.push_back(framed({card.left, y, std::max(2.0, whole), 4}, Role::none, Role::warn));
        card.scene.shapes.push_back(filled({card.left, y, exposed, 4}, Role::warn));
    }
    card.y += row_height;
}

void add_costs(Card card, const GroupView& view, double& bottom) {
    card.head(CardWords::tr("What it costs, cycles"), QString());
    if (const auto missing = missing_part(view, {}, ModelPart::costs)) {
        card.scene.missing.push_back(*missing);
        bottom = std::max(bottom, add_paragraph(card.scene, {card.left, card.y}, card.width,
                                                waiting_words(ModelPart::costs)));
        return;
    }
    const auto costs = costs_of(view);
    add_cost_heads(card);
    if (costs == nullptr) {
        bottom = std::max(bottom, card.y);
        return;
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
                      CardWords::tr("Exposed: cycles that the launch would save without it. Costs do not "
                                    "add up."));
    if (effect) {
        card.y = add_paragraph(card.scene, {card.left, card.y}, card.width,
                               CardWords::tr("* without it warps run in another order, which outweighs it"));
    }
    const CacheCounts levels[] = {costs->cache.l1, costs->cache.l2};
    for (std::uint32_t level = 0; level < 2; ++level) {
        const SceneId id = figure_id(ModelFigure::hit_rate, level);
        const CacheCounts& counts = levels[level];
        const std::uint64_t asked = counts.hits + counts.misses;
        card.area(id);
        card.scene.shapes.push_back(elided_label({card.left, card.y, card.width - 70, row_height},
                                                 asked == 0
                                                     ? CardWords::tr("L%1: not asked").arg(level + 1)
                                                     : CardWords::tr("L%1: %2 of %3 sectors hit")
                                                           .arg(level + 1)
                                                           .arg(count_text(counts.hits), count_text(asked))));
        card.scene.shapes.push_back(
            number_label({card.left + card.width - 70, card.y, 70, row_height},
                         asked == 0 ? QStringLiteral("–") : share_text(counts.hit_rate()), id));
        card.y += row_height;
    }
    bottom = std::max(bottom, card.y);
}

} // namespace

StateCounts states_at(const Timeline& timeline, std::uint32_t slot_count, std::uint64_t cycle) {
    StateCounts counts{};
    std::uint32_t taken = 0;
    for (const Interval& interval : timeline.intervals) {
        if (interval.begin <= cycle && cycle < interval.end) {
            ++counts[static_cast<std::size_t>(slot_state(interval))];
            ++taken;
        }
    }
    counts[static_cast<std::size_t>(SlotState::empty)] = slot_count - taken;
    return counts;
}

double add_model_cards(Scene& scene, const GroupView& view, const StateCounts& counts,
                       std::optional<Cycle> cycle, double top, double width) {
    const Simulation& run = *view.session->analysis(view.launch).model.simulation;
    const double room = width - 2 * scene_pad;
    const auto columns =
        static_cast<std::size_t>(std::clamp(std::floor((room + gap) / (least_width + gap)), 1.0, 3.0));
    const double each = (room - static_cast<double>(columns - 1) * gap) / static_cast<double>(columns);
    double bottom = top;
    for (std::size_t card = 0; card < 3; ++card) {
        if (card % columns == 0 && card > 0) {
            top = bottom + 16;
        }
        const Card place{scene, scene_pad + static_cast<double>(card % columns) * (each + gap), each, top};
        if (card == 0) {
            add_states(place, counts, cycle, bottom);
        } else if (card == 1) {
            add_stalls(place, view, run, bottom);
        } else {
            add_costs(place, view, bottom);
        }
    }
    return bottom;
}

} // namespace lockstep::gui
