#pragma once

#include "core/base/ids.h"

#include <cstdint>

namespace lockstep {

/// One event is 64 bits:
///
///     63            40 39                                0
///     +---------------+-----------------------------------+
///     |     site      |  payload                          |
///     +---------------+-----------------------------------+
///
/// payload of an access: the low 40 bits of its global address, or its byte offset in the group's local
/// memory;
///         of a branch: 0 or 1; of a choice: the low 40 bits of the value;
///         of a loop: bits 0..1 the decision (0 leaves, 1 goes on, 2 out of turns), bits 8..39 the loop
///         variable's value; of a barrier or fence: its flags.
/// A fault (site number fault_site) stands right before the event it speaks of; see Fault.
using Event = std::uint64_t;

inline constexpr unsigned payload_bits = 40;
inline constexpr std::uint64_t payload_mask = (std::uint64_t{1} << payload_bits) - 1;
inline constexpr std::uint32_t fault_site = 0xFFFFFF;

[[nodiscard]] constexpr Event make_event(Site site, std::uint64_t payload) {
    return (std::uint64_t{site.value()} << payload_bits) | (payload & payload_mask);
}
[[nodiscard]] constexpr Site event_site(Event event) {
    return Site(static_cast<std::uint32_t>(event >> payload_bits));
}
[[nodiscard]] constexpr std::uint64_t event_payload(Event event) {
    return event & payload_mask;
}
[[nodiscard]] constexpr bool is_fault(Event event) {
    return (event >> payload_bits) == fault_site;
}

/// The decision of a branch or loop event.
[[nodiscard]] constexpr std::uint32_t decision(std::uint64_t payload) {
    return static_cast<std::uint32_t>(payload & 3);
}
/// The loop variable's value in a loop event.
[[nodiscard]] constexpr std::int32_t loop_value(std::uint64_t payload) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(payload >> 8));
}

enum class FaultKind : std::uint8_t {
    out_of_bounds = 1,  ///< the access that follows goes outside its object
    null_pointer = 2,   ///< its object is a buffer passed as NULL
    private_bounds = 3, ///< an access outside a private array (not logged itself: no event follows for it)
    endless_loop = 4,   ///< the loop test that follows ran out of turns
};

/// What a fault event's payload says: the site it speaks of and the object that was meant.
struct Fault {
    FaultKind kind{};
    Site site;
    std::uint32_t object = 0; ///< index into the trace's objects; 0xFFF: unknown
};

[[nodiscard]] constexpr Event make_fault(Fault fault) {
    return make_event(Site(fault_site), std::uint64_t{fault.site.value()} |
                                            (std::uint64_t{static_cast<std::uint8_t>(fault.kind)} << 24) |
                                            (std::uint64_t{fault.object} << 28));
}
[[nodiscard]] constexpr Fault fault_of(Event event) {
    const std::uint64_t payload = event_payload(event);
    return {static_cast<FaultKind>((payload >> 24) & 0xF),
            Site(static_cast<std::uint32_t>(payload & 0xFFFFFF)),
            static_cast<std::uint32_t>((payload >> 28) & 0xFFF)};
}

} // namespace lockstep
