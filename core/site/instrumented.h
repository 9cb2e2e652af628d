#pragma once

#include "core/base/error.h"
#include "core/site/program.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The device properties that the instrumented text depends on.
struct InstrumentTarget {
    unsigned address_bits = 64; ///< of the device
    /// Number of consecutive work-items (by linear local id) in a sub-group; 0 means the whole group.
    std::uint32_t subgroup_width = 32;
    /// The driver's definitions of the names that the source tests (see instrumenter.h); none if a name is
    /// undefined.
    std::map<std::string, std::optional<std::string>> macros;
};

/// The private memory that a work-item's variables need.
struct PrivateMemory {
    std::uint64_t bytes = 0;
    Place largest; ///< where the largest variable is declared
    friend bool operator==(const PrivateMemory&, const PrivateMemory&) = default;
};

/// A kernel that was rewritten to log what it does. Its text has one or two kernels.
///
/// `program.kernel` takes the original's arguments at the same positions, except that each local pointer is
/// replaced by a uint, the offset of its memory in the local block. These arguments follow:
///     __local char* block, __global ulong* table,
///     const ulong* places, ulong* counts, ulong* log,
///     const ulong* value_places, ulong* value_counts, ulong* values,
///     ulong first_group, ulong groups[3] (as three arguments), ulong turns, uint scratch
/// It runs groups of its NDRange, which has groups[0] x groups[1] x groups[2] groups, starting with linear
/// number first_group. It runs as many groups as are launched, in one row along the first dimension. `places`
/// has item count + 1 offsets into the log: a work-item writes from its own offset up to the next one, and
/// beyond that it only counts. The three value arguments are used only in a build with -DLK_VALUES.
///
/// `lk_bases` exists if the kernel has __constant pointers. It takes these pointers and the table, and writes
/// the addresses of their objects to the table (the kernel itself writes those of __constant variables).
///
/// The table has the base and size of every object (2 ulong each), `scratch_bytes` of scratch at
/// first_scratch_word(), and three words that become 1: at the first fault or broken barrier, when a loop
/// exceeds its iteration limit, and after an operation with an undefined result. The local block consists of
/// local_bytes, the local arguments (at multiples of 128), scratch_bytes of scratch at offset `scratch`, and
/// hidden_bytes().
///
/// Built with -DLK_PLAIN, the kernel does the same without being observed. It then takes only the original's
/// arguments as above, `block` and `scratch`. This is how a kernel with sub-group functions is timed if the
/// device lacks them. If -DLK_CLOCK is added, and LK_NOW() and similar macros are defined before the text, it
/// takes a __global ulong* between the two and writes the device's clock to it (see core/run/group_clock).
struct Instrumented {
    Program program;
    std::string text; ///< OpenCL C 1.2 for any driver
    /// Bases of global objects and sizes of arguments are known only at launch.
    std::vector<ObjectInfo> objects;
    std::vector<std::uint32_t> local_arguments; ///< indices of the local pointer arguments
    std::uint64_t local_bytes = 0;              ///< for the kernel's own local variables
    std::uint64_t scratch_bytes = 0;
    bool votes = false;           ///< whether the group votes, or synchronises to exchange values or to copy
    std::uint32_t slot_bytes = 0; ///< size of the largest value that is exchanged; 0 if none
    PrivateMemory private_memory;
    /// For a kernel that calls sub-group functions: the only width that it is instrumented for.
    std::optional<std::uint32_t> subgroup_width;
    /// Whether the kernel can find out where its local variables are placed. The original, whose variables
    /// the driver places, might then compute something else, so the plain kernel is this text with
    /// -DLK_PLAIN.
    bool sees_places = false;
};

/// The word of the table at which the scratch begins, aligned for every type.
[[nodiscard]] constexpr std::uint64_t first_scratch_word(std::uint64_t objects) {
    constexpr std::uint64_t words = 128 / 8;
    return (2 * objects + words - 1) / words * words;
}

/// In the table, this is added to the offset of a local object in the local block. Global memory has no
/// address in this range, whatever integer a kernel converts to a pointer.
inline constexpr std::uint64_t local_table_base = std::uint64_t{1} << 63;

/// Bytes of local memory after the scratch cell, which groups use for votes and sub-groups for exchanges.
[[nodiscard]] std::uint64_t hidden_bytes(const Instrumented& instrumented, std::uint64_t items_per_group);

} // namespace lockstep
