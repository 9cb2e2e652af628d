#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/scenes/model/slot_state.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// The model's figures that have a tooltip with definition and formula.
enum class ModelFigure : std::uint8_t {
    cycles,
    utilisation,
    latency_hidden,
    state,   ///< index: SlotState
    stall,   ///< index: WaitReason; ready: the number after the last reason
    line,    ///< index: line of source
    whole,   ///< index: CostKind
    exposed, ///< index: CostKind
    hidden,  ///< index: CostKind
    theoretical,
    achieved,
    limit, ///< index: Limiter
    next_step,
    hit_rate, ///< index: level of cache
};
[[nodiscard]] inline SceneId figure_id(ModelFigure figure, std::uint32_t index = 0) {
    return FigureMark{figure, index};
}
inline constexpr std::uint32_t ready_stall = 5;

/// What the states of all slots are in a cycle; the rest of the slots are empty.
[[nodiscard]] StateCounts states_at(const Timeline& timeline, std::uint32_t slot_count, std::uint64_t cycle);

/// Cards of one width, side by side from the left and in further rows: states at the cursor's cycle, whose
/// numbers come with the cursor, why warps waited and on which lines, what conflicts and their like cost.
/// Returns the bottom.
double add_model_cards(Scene& scene, const GroupView& view, double top, double width);

/// The numbers of the card of states that `scene` has; dashes where the cursor stands in no cycle.
void add_state_counts(Scene& over, const Scene& scene, const std::optional<StateCounts>& counts);

} // namespace lockstep::gui
