#pragma once

#include "core/site/program.h"
#include "core/site/record.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// Whether a fault of this kind means that the access that follows it was not performed.
[[nodiscard]] constexpr bool tells_of_outside(FaultKind kind) {
    return kind == FaultKind::out_of_bounds || kind == FaultKind::null_pointer ||
           kind == FaultKind::misaligned;
}

/// Returns the number of events at the start of `events` to which the fault directly before them refers, an
/// out-of-bounds or null-pointer fault. The first event must not be a fault. The number is 1, except for the
/// copy of a whole struct, which is checked only once: then it is the number of the struct's scalar members,
/// whose sites are consecutive and have the same location:
///
///     fault | .x | .y | .z | the next statement          3
[[nodiscard]] std::size_t events_told_of(const Program& program, std::span<const Event> events);

/// Returns the number of bytes from the address of an access to the end of its last piece; 0 if nothing is
/// accessed.
[[nodiscard]] std::uint64_t extent_of(const SiteInfo& site);

} // namespace lockstep
