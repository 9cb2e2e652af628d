#pragma once

#include "core/session/group_view.h"

#include <array>
#include <optional>

namespace lockstep::gui {

/// The unit by which playback advances. Cycles belong to the hardware model, so they do not follow ticks.
enum class Granularity : std::uint8_t { tick, access, line, round, barrier, cycle };
inline constexpr std::size_t granularities = 6;

enum class Direction : std::uint8_t { forwards, backwards };

/// The ticks of a group, and the ascending stops of each granularity except cycles. The last tick is a stop
/// of every granularity, so that playback always reaches the end.
struct Track {
    std::uint32_t ticks = 0;
    std::array<std::vector<std::uint32_t>, granularities> stops;
    std::vector<std::uint32_t> barriers;
};

/// Finds the stops of each granularity in a group: every tick; every memory access; every change of the
/// source line; the first tick of every round (loop iteration); every barrier.
[[nodiscard]] Track make_track(const GroupView& view);

/// Returns the ascending ticks that execute a line of the kernel's own file.
[[nodiscard]] std::vector<std::uint32_t> ticks_of_line(const GroupView& view, std::uint32_t line);

/// Returns the next of the ascending ticks in this direction, wrapping around at the ends.
[[nodiscard]] std::optional<Tick> next_of(const std::vector<std::uint32_t>& ticks, Tick from,
                                          Direction direction);

/// Returns the next tick in this direction that has a bank conflict or a divergent branch; empty if there is
/// none.
[[nodiscard]] std::optional<Tick> next_notable(const GroupView& view, Tick from, Direction direction);

/// Returns the tick to show first, because the first step of a run is rarely interesting. If a loop of the
/// kernel has a round with k >= 4: the first divergent branch in this round, or the first tick of the round.
/// Otherwise the first divergent branch of the run, or its first access.
[[nodiscard]] Tick opening_tick(const GroupView& view);

} // namespace lockstep::gui
