#pragma once

// Must be the first include: moc 6.4 fails if <compare> (in ids.h) is the first standard header.
#include <cstddef>

#include "core/schedule/timeline.h"
#include "core/session/group_view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A round of a work-group in the timeline: [begin, end).
struct RaceRound {
    std::uint32_t number = 0; ///< number of the iteration, starting at 1
    std::string variable;     ///< loop variable; empty if there is none
    std::int32_t value = 0;   ///< value of the loop variable
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    friend bool operator==(const RaceRound&, const RaceRound&) = default;
};
using RaceRounds = std::vector<RaceRound>;

/// Returns the rounds of the view's work-group in cycles of a timeline, in order. A round begins when the first
/// warp issues one of its steps. It ends when the next round of its loop begins, or when the last warp has issued
/// its last step. Rounds that the timeline does not contain are omitted.
[[nodiscard]] RaceRounds rounds_in_cycles(const GroupView& view, const Timeline& timeline);

/// Returns the index of the round that contains a time; empty if there is none.
[[nodiscard]] std::optional<std::size_t> round_at(const RaceRounds& rounds, std::uint64_t time);

} // namespace lockstep
