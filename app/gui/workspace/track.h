#pragma once

#include "core/session/group_view.h"

#include <array>
#include <optional>

namespace lockstep::gui {

/// The unit by which playback, films and other walks through a group advance. A track has the stops of the
/// first five. The stops of a pass come from next_pass(), those of a cycle of the model from at_cycle().
enum class Granularity : std::uint8_t { tick, access, line, round, barrier, cycle, pass };
inline constexpr std::size_t track_granularities = 5;
inline constexpr std::size_t playback_granularities = 6; ///< playback itself decides when to show passes

enum class Direction : std::uint8_t { forwards, backwards };

/// The ticks of a group, and the ascending stops of each granularity that follows ticks. The last tick is a
/// stop of every granularity, so that playback always reaches the end.
struct Track {
    std::uint32_t ticks = 0;
    std::array<std::vector<std::uint32_t>, track_granularities> stops;
    std::vector<std::uint32_t> barriers;

    [[nodiscard]] const std::vector<std::uint32_t>& stops_of(Granularity granularity) const {
        return stops[static_cast<std::size_t>(granularity)];
    }
};

/// Finds the stops of each granularity in a group: every tick; every memory access; every change of the
/// source line; the first tick of every round (loop iteration); every barrier.
[[nodiscard]] Track make_track(const GroupView& view);

/// Returns the ascending ticks that execute a line of the kernel's own file.
[[nodiscard]] std::vector<std::uint32_t> ticks_of_line(const GroupView& view, std::uint32_t line);

/// Returns the next tick after `from` at which a warp executes a line of the kernel's own file; empty if there is
/// none.
[[nodiscard]] std::optional<Tick> next_of_warp(const GroupView& view, std::uint32_t line, Warp warp,
                                               Tick from);

/// Returns the next of the ascending ticks in this direction, wrapping around at the ends.
[[nodiscard]] std::optional<Tick> next_of(const std::vector<std::uint32_t>& ticks, Tick from,
                                          Direction direction);

/// A step with a bank conflict or a divergent branch.
struct NotableStep {
    Tick tick;
    Warp warp;
    friend bool operator==(const NotableStep&, const NotableStep&) = default;
};

/// Returns the next such step in this direction, at another tick; empty if there is none. If several warps have
/// one at the same tick, returns that of `warp`, or else the first one.
[[nodiscard]] std::optional<NotableStep> next_notable(const GroupView& view, Tick from, Warp warp,
                                                      Direction direction);

/// Returns the tick to show first, because the first step of a run is rarely interesting. If a loop of the
/// kernel has a round with k >= 4: the first divergent branch in this round, or the first tick of the round.
/// Otherwise the first divergent branch of the run, or its first access.
[[nodiscard]] Tick opening_tick(const GroupView& view);

} // namespace lockstep::gui
