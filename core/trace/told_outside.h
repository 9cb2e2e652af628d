#pragma once

#include "core/site/program.h"
#include "core/site/record.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// True for faults that say that the access behind them goes nowhere.
[[nodiscard]] constexpr bool tells_of_outside(FaultKind kind) {
    return kind == FaultKind::out_of_bounds || kind == FaultKind::null_pointer ||
           kind == FaultKind::misaligned;
}

/// How many events an out-of-bounds or null-pointer fault speaks of that stands right before `events` (the
/// first of which is no fault): one; of the copy of a whole struct, which is checked once, those of all
/// its leaves. Their sites follow each other and stand at one place:
///
///     fault | .x | .y | .z | the next statement          3
[[nodiscard]] std::size_t events_told_of(const Program& program, std::span<const Event> events);

/// Bytes from an access's address to the end of its last piece; 0 where nothing is accessed.
[[nodiscard]] std::uint64_t extent_of(const SiteInfo& site);

} // namespace lockstep
