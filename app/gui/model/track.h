#pragma once

#include "core/session/group_view.h"

#include <array>
#include <optional>

namespace lockstep::gui {

/// The unit by which the play button advances. Cycles belong to the model: ticks do not depend on them.
enum class Granularity : std::uint8_t { tick, access, line, round, barrier, cycle };
inline constexpr std::size_t granularities = 6;

enum class Direction : std::uint8_t { forwards, backwards };

/// The ticks of a group, and the ascending stops of each granularity except cycles. The last tick is a stop
/// of all of them, so that each one reaches the end.
struct Track {
    std::uint32_t ticks = 0;
    std::array<std::vector<std::uint32_t>, granularities> stops;
    std::vector<std::uint32_t> barriers;
};

/// Where each granularity stops in a group: every tick; its memory accesses; every change of the source line;
/// the first tick of every round; its barriers.
[[nodiscard]] Track make_track(const GroupView& view);

/// The ticks that run a line of the kernel's own file, ascending.
[[nodiscard]] std::vector<std::uint32_t> ticks_of_line(const GroupView& view, std::uint32_t line);

/// The next of ascending ticks in this direction, wrapping around at the ends.
[[nodiscard]] std::optional<Tick> next_of(const std::vector<std::uint32_t>& ticks, Tick from,
                                          Direction direction);

/// The next tick of interest in this direction: a conflict or a divergent branch. Empty if there is none.
[[nodiscard]] std::optional<Tick> next_notable(const GroupView& view, Tick from, Direction direction);

/// The tick that is shown first, since the first step of a run is rarely interesting. If a loop of the kernel
/// has a round with k >= 4: the first divergent branch in this round, or its first tick. Otherwise, the first
/// divergent branch of the run, or its first access.
[[nodiscard]] Tick opening_tick(const GroupView& view);

} // namespace lockstep::gui
