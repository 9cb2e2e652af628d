#pragma once

#include "core/base/ids.h"
#include "core/kernel/value_type.h"
#include "core/site/math_call.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

enum class SiteKind : std::uint8_t {
    read,
    write,
    atomic,
    branch, ///< if, ?:, and the left operand of && and ||: the decision is 0 or 1
    loop,   ///< a loop's test, once per iteration: 0 leaves, 1 continues, 2 leaves at the iteration limit
    choice, ///< a switch; the payload is the value that it switches on
    barrier,
    fence,
    exchange,          ///< a sub-group function with which lanes of a sub-group exchange values
    image_read,        ///< the payload gives the texels, see Texels
    image_write,       ///< the payload gives the texel
    sub_group_barrier, ///< a barrier of one sub-group
    copy,              ///< async_work_group_copy: starts a copy; see skeleton.h for when it is performed
    wait,              ///< wait_group_events: after it, the copies are done for the whole group
};

enum class Space : std::uint8_t { none, global, constant, local, image };

/// One request of an access: a contiguous run of at most 16 bytes, as the hardware issues it. vload4 of
/// floats has four pieces of 4 bytes, float8 has two of 16, a float3 lvalue has one of 12, and .xz of a
/// float4 has two of 4.
struct Piece {
    std::uint16_t offset = 0; ///< bytes from the event's address
    std::uint16_t bytes = 0;
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// A location in the source that is observed. Its number is its index in the program's list.
struct SiteInfo {
    SiteKind kind{};
    Space space = Space::none;
    std::uint32_t file = 0;   ///< index into Program::files
    std::uint32_t line = 0;   ///< in the user's file, from 1
    std::uint32_t column = 0; ///< from 1
    std::string text;         ///< the expression after macro expansion: "s[lid + k]", "lid % (2 * k) == 0"
    std::string function;     ///< the function that contains it
    ValueType type; ///< type of the value moved (accesses; for images, the colour) or received (exchanges)
    std::vector<Piece> pieces; ///< of the access; empty if nothing is accessed
    bool is_clamped = false;   ///< for an access: clamp, min or max is part of the address
    bool is_operand = false;   ///< for a branch: the left operand of && or ||
    /// Arithmetic operations in the source since the previous site; for a loop's test, also those of the
    /// iteration that ends with it.
    std::uint32_t operations = 0;
    std::vector<MathCall> math; ///< the operations that have a faster form
    std::string loop_variable;  ///< for a loop `for (int k = ...`: "k"; the event has its value
};

/// True for reads, writes and atomics.
[[nodiscard]] constexpr bool is_access(SiteKind kind) {
    return kind <= SiteKind::atomic;
}
[[nodiscard]] constexpr bool is_image_access(SiteKind kind) {
    return kind == SiteKind::image_read || kind == SiteKind::image_write;
}
[[nodiscard]] constexpr bool is_decision(SiteKind kind) {
    return kind == SiteKind::branch || kind == SiteKind::loop || kind == SiteKind::choice;
}

/// True for sites where work-items wait for each other.
[[nodiscard]] constexpr bool is_meeting(SiteKind kind) {
    return kind == SiteKind::barrier || kind == SiteKind::sub_group_barrier || kind == SiteKind::wait;
}

/// Number of 64-bit slots that an access of this site takes in the value column; 0 for sites that move no
/// value.
[[nodiscard]] std::uint32_t value_slots(const SiteInfo& site);

} // namespace lockstep
