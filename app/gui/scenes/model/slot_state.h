#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/timeline.h"

#include <QString>
#include <array>

namespace lockstep::gui {

/// The state of a residency slot in a cycle, as shown in the picture of the multiprocessor.
enum class SlotState : std::uint8_t { active, ready, global, local, barrier, arithmetic, done, empty };
inline constexpr std::size_t slot_states = 8;

/// Returns the slot state that an interval of the timeline shows. Inline and based on tables, because
/// pictures call it for millions of intervals per frame.
[[nodiscard]] inline SlotState slot_state(const Interval& interval) {
    using enum SlotState;
    static constexpr std::array by_state = {ready, active, empty, done}; // indexed by WarpState
    // The slot state of a blocked warp, indexed by WaitReason.
    static constexpr std::array by_reason = {arithmetic, global, local, barrier, arithmetic};
    return interval.state == WarpState::blocked ? by_reason[static_cast<std::size_t>(interval.reason)]
                                                : by_state[static_cast<std::size_t>(interval.state)];
}

/// Returns the state's name in the legend: "blocked: global memory".
[[nodiscard]] QString slot_state_words(SlotState state);
/// Returns the letter in the bar of a blocked state; empty for other states.
[[nodiscard]] QString slot_state_letter(SlotState state);
/// Returns a box with the fill, outline and pattern of a state; narrow bars have no pattern. Arithmetic, done
/// and empty are drawn as lines, so they have no fill.
[[nodiscard]] Box slot_state_box(SlotState state, QRectF rect, bool with_pattern);
/// Adds the legend swatch of a state, with its letter or line.
void add_state_swatch(Scene& scene, SlotState state, QRectF rect);

/// A legend of states that grows entry by entry, with as many entries per row as fit:
///
///     [|] active: issues now   [.] ready: waits to issue
///     [G] blocked: global memory
struct StateLegend {
    Scene& scene;
    double width; ///< of the picture
    double top;   ///< of the current row
    double x;     ///< left edge of the next entry

    /// Adds the words of an entry. Returns the rectangle of its swatch.
    QRectF add(const QString& words);
    void add(SlotState state) { add_state_swatch(scene, state, add(slot_state_words(state))); }
    [[nodiscard]] double bottom() const { return top + 26; }
};

/// Number of slots in each state.
using StateCounts = std::array<std::uint32_t, slot_states>;

} // namespace lockstep::gui
