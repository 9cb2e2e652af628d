#include "app/gui/scenes/model/model_cards.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_card.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

constexpr double least_width = 310;
constexpr double gap = 28;

/// Adds the card of states. The overlay draws its numbers, because they depend on the cursor.
double add_states(ModelCard card) {
    card.head(CardWords::tr("State at the cursor"), CardWords::tr("warp slots"));
    for (std::size_t s = 0; s < slot_states; ++s) {
        const auto state = static_cast<SlotState>(s);
        const SceneId id = figure_id(ModelFigure::state, static_cast<std::uint32_t>(s));
        card.area(id);
        add_state_swatch(card.scene, state, {card.left, card.y + 5, 26, ModelCard::row_height - 10});
        card.scene.shapes.push_back(elided_label(
            {card.left + 36, card.y, card.width - 90, ModelCard::row_height}, slot_state_words(state)));
        card.y += ModelCard::row_height;
        card.rule();
    }
    return card.y;
}

} // namespace

StateCounts states_at(const Timeline& timeline, std::uint32_t slot_count, std::uint64_t cycle) {
    StateCounts counts{};
    std::uint32_t taken = 0;
    for (const Interval* interval : timeline.at(cycle)) {
        ++counts[static_cast<std::size_t>(slot_state(*interval))];
        ++taken;
    }
    counts[static_cast<std::size_t>(SlotState::empty)] = slot_count - taken;
    return counts;
}

void add_state_counts(Scene& over, const Scene& scene, const std::optional<StateCounts>& counts) {
    for (std::uint32_t s = 0; s < slot_states; ++s) {
        const SceneId id = figure_id(ModelFigure::state, s);
        const QRectF row = bounds(scene, id);
        if (row.isNull()) { // a slide has no cards
            return;
        }
        over.shapes.push_back(number_label({row.right() - 60, row.top(), 60, row.height()},
                                           counts ? count_text((*counts)[s]) : QStringLiteral("–"), id));
    }
}

double add_model_cards(Scene& scene, const GroupView& view, double top, double width) {
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
        const ModelCard place{scene, scene_pad + static_cast<double>(card % columns) * (each + gap), each,
                              top};
        const double end = card == 0   ? add_states(place)
                           : card == 1 ? add_stall_card(place, view, run)
                                       : add_cost_card(place, view);
        bottom = std::max(bottom, end);
    }
    return bottom;
}

} // namespace lockstep::gui
