#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/timeline.h"

#include <QString>
#include <array>

namespace lockstep::gui {

/// The state of a residency slot in a cycle, as shown in the picture of the multiprocessor.
enum class SlotState : std::uint8_t { active, ready, global, local, barrier, arithmetic, done, empty };
inline constexpr std::size_t slot_states = 8;

/// Inline and table-based, because pictures call it for millions of intervals per frame.
[[nodiscard]] inline SlotState slot_state(const Interval& interval) {
    using enum SlotState;
    static constexpr std::array by_state = {ready, active, empty, done};                      // of WarpState
    static constexpr std::array by_reason = {arithmetic, global, local, barrier, arithmetic}; // of WaitReason
    return interval.state == WarpState::blocked ? by_reason[static_cast<std::size_t>(interval.reason)]
                                                : by_state[static_cast<std::size_t>(interval.state)];
}

/// The legend's text: "blocked: global memory".
[[nodiscard]] QString slot_state_words(SlotState state);
/// The letter in a blocked bar; empty for others.
[[nodiscard]] QString slot_state_letter(SlotState state);
/// Fill, outline and pattern of a state; a narrow bar has no pattern. Arithmetic, done and empty have no
/// fill: they are lines.
[[nodiscard]] Box slot_state_box(SlotState state, QRectF rect, bool with_pattern);
/// Adds the legend swatch of a state, with its letter or line.
void add_state_swatch(Scene& scene, SlotState state, QRectF rect);

/// Counts by state.
using StateCounts = std::array<std::uint32_t, slot_states>;

} // namespace lockstep::gui
