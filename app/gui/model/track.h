#pragma once

#include "core/session/group_view.h"

#include <array>
#include <optional>

namespace lockstep::gui {

/// What one step of the play button is.
/// A cycle is the model's: ticks know nothing of it.
enum class Granularity : std::uint8_t { tick, access, line, round, barrier, cycle };
inline constexpr std::size_t granularities = 6;

enum class Direction : std::uint8_t { forwards, backwards };

/// The ticks of a group and those at which each granularity but the cycle stops, ascending. The last tick is
/// a stop of each of them, so that every one reaches the end.
struct Track {
    std::uint32_t ticks = 0;
    std::array<std::vector<std::uint32_t>, granularities> stops;
    std::vector<std::uint32_t> barriers;
};

/// Where each granularity stops in a group: every tick; its memory accesses; wherever the source line
/// changes; the first tick of every round; its barriers.
[[nodiscard]] Track make_track(const GroupView& view);

/// The ticks that run a line of the kernel's own file, ascending.
[[nodiscard]] std::vector<std::uint32_t> ticks_of_line(const GroupView& view, std::uint32_t line);

/// The next of ascending ticks in this direction, round the end.
[[nodiscard]] std::optional<Tick> next_of(const std::vector<std::uint32_t>& ticks, Tick from,
                                          Direction direction);

/// The next tick in this direction that a person may want to see: a conflict, a
/// decision on which the lanes of a warp disagreed. Nothing where there is none.
[[nodiscard]] std::optional<Tick> next_notable(const GroupView& view, Tick from, Direction direction);

/// The tick at which a run is first looked at, since its first step seldom shows anything: in the first round
/// with k >= 4 of the kernel's own loop, else of the whole run, the first decision on which the lanes of a warp
/// disagree; else that round's first tick, else the first access.
[[nodiscard]] Tick opening_tick(const GroupView& view);

} // namespace lockstep::gui
