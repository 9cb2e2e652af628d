#pragma once

#include "app/gui/scenes/model/slot_state.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// The metrics of the model that have a tooltip with a definition and a formula.
enum class ModelFigure : std::uint8_t {
    cycles,
    utilisation,
    latency_hidden,
    state,   ///< number of slots in a state; FigureMark::index is a SlotState
    stall,   ///< waiting cycles by reason; FigureMark::index is a WaitReason, or ready_stall for `ready`
    line,    ///< waiting cycles of a source line; FigureMark::index is the line number
    whole,   ///< Cost::whole; FigureMark::index is a CostKind
    exposed, ///< Cost::exposed; FigureMark::index is a CostKind
    hidden,  ///< hidden part of a cost; FigureMark::index is a CostKind
    theoretical,
    achieved,
    limit, ///< groups that a limit allows; FigureMark::index is a Limiter
    next_step,
    hit_rate, ///< hit rate of a cache; FigureMark::index is the cache level
};
[[nodiscard]] inline SceneId figure_id(ModelFigure figure, std::uint32_t index = 0) {
    return FigureMark{figure, index};
}
inline constexpr std::uint32_t ready_stall = 5;

/// Counts the states of all slots in a cycle; slots without a state count as empty.
[[nodiscard]] StateCounts states_at(const Timeline& timeline, std::uint32_t slot_count, std::uint64_t cycle);

/// Adds cards of equal width, side by side from the left, in several rows if necessary: the states at the
/// cursor's cycle (the overlay adds their numbers), why warps waited and on which lines, and the cost of
/// conflicts and similar events. Returns the bottom edge.
double add_model_cards(Scene& scene, const GroupView& view, double top, double width);

/// Adds the numbers of the states card to an overlay; dashes if the cursor is not at a cycle.
void add_state_counts(Scene& over, const Scene& scene, const std::optional<StateCounts>& counts);

} // namespace lockstep::gui
