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
    branch, ///< if, ?:, and the left operand of && and ||; the decision is 0 or 1
    loop,   ///< a loop test, once per iteration: 0 exits, 1 continues, 2 exits at the iteration limit
    choice, ///< a switch; the payload is the value of its expression
    barrier,
    fence,
    exchange,          ///< a sub-group function through which lanes of a sub-group exchange values
    image_read,        ///< an image read; the payload contains the texels, see Texels
    image_write,       ///< an image write; the payload contains the texel
    sub_group_barrier, ///< a barrier of one sub-group
    copy,              ///< async_work_group_copy: starts a copy; skeleton.h describes when it is performed
    wait,              ///< wait_group_events: after it, the copies are complete for the whole group
};

enum class Space : std::uint8_t { none, global, constant, local, image };

/// One request of an access: at most 16 contiguous bytes, as in the hardware. A vload4 of floats consists of
/// four pieces of 4 bytes, a float8 of two pieces of 16 bytes, a float3 lvalue of one piece of 12 bytes, and
/// .xz of a float4 of two pieces of 4 bytes.
struct Piece {
    std::uint16_t offset = 0; ///< offset in bytes from the address of the event
    std::uint16_t bytes = 0;
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// An instrumented location in the source. Its number is its index in the sites of the program.
struct SiteInfo {
    SiteKind kind{};
    Space space = Space::none;
    std::uint32_t file = 0;   ///< index into Program::files
    std::uint32_t line = 0;   ///< line in the user's file, starting at 1
    std::uint32_t column = 0; ///< column in this line, starting at 1
    std::string text;         ///< the expression after macro expansion: "s[lid + k]", "lid % (2 * k) == 0"
    std::string function;     ///< name of the function that contains it
    /// Type of the value that an access reads or writes, or that an exchange returns. For images, the type of
    /// the colour.
    ValueType type;
    std::vector<Piece> pieces; ///< pieces of the access; empty if nothing is accessed
    bool is_clamped = false;   ///< for an access: whether clamp, min or max limits its address
    /// For an atomic: whether the kernel uses the old value that it returns. False in recordings of older versions.
    bool is_used = false;
    bool is_operand = false; ///< for a branch: whether it is the left operand of && or ||
    /// Number of arithmetic operations in the source since the previous site. For a loop test, this includes
    /// those of the iteration that ends with it.
    std::uint32_t operations = 0;
    std::vector<MathCall> math; ///< the divisions and functions for which a faster variant exists
    /// "k" for a loop such as `for (int k = ...`, whose events contain the value of k; otherwise empty.
    std::string loop_variable;
};

/// Whether sites of this kind are reads, writes or atomics.
[[nodiscard]] constexpr bool is_access(SiteKind kind) {
    return kind <= SiteKind::atomic;
}
[[nodiscard]] constexpr bool is_image_access(SiteKind kind) {
    return kind == SiteKind::image_read || kind == SiteKind::image_write;
}
[[nodiscard]] constexpr bool is_decision(SiteKind kind) {
    return kind == SiteKind::branch || kind == SiteKind::loop || kind == SiteKind::choice;
}

/// Whether work-items wait for each other at sites of this kind.
[[nodiscard]] constexpr bool is_meeting(SiteKind kind) {
    return kind == SiteKind::barrier || kind == SiteKind::sub_group_barrier || kind == SiteKind::wait;
}

/// Returns the number of 64-bit entries that an access of this site takes in the value column; 0 if the site
/// has no values.
[[nodiscard]] std::uint32_t value_slots(const SiteInfo& site);

} // namespace lockstep
