#pragma once

#include "core/site/program.h"
#include "core/site/record.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// True for faults which mean that the following access is suppressed.
[[nodiscard]] constexpr bool tells_of_outside(FaultKind kind) {
    return kind == FaultKind::out_of_bounds || kind == FaultKind::null_pointer ||
           kind == FaultKind::misaligned;
}

/// The number of events at the beginning of `events` (the first of which is not a fault) that the
/// out-of-bounds or null-pointer fault directly before them refers to. It is one, except for the copy of a
/// whole struct, which is checked once: there it is the number of leaves. Their sites are consecutive and
/// have the same location:
///
///     fault | .x | .y | .z | the next statement          3
[[nodiscard]] std::size_t events_told_of(const Program& program, std::span<const Event> events);

/// Bytes from an access's address to the end of its last piece; 0 if nothing is accessed.
[[nodiscard]] std::uint64_t extent_of(const SiteInfo& site);

} // namespace lockstep
