#pragma once

#include "core/base/error.h"
#include "core/site/program.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// What the instrumented text must suit.
struct InstrumentTarget {
    unsigned address_bits = 64; ///< of the device
    /// Work-items of a sub-group, by linear local id; 0: the whole group.
    std::uint32_t subgroup_width = 32;
    /// What the driver says of the names that the source tests (see instrumenter.h): its definition, or none.
    std::map<std::string, std::optional<std::string>> macros;
};

/// What a work-item's variables take of private memory.
struct PrivateMemory {
    std::uint64_t bytes = 0;
    Place largest; ///< where the largest variable is declared
    friend bool operator==(const PrivateMemory&, const PrivateMemory&) = default;
};

/// A kernel rewritten so that it logs itself. Its text holds one kernel, or two.
///
/// `program.kernel` takes the original's arguments in their places, but for each local pointer the uint
/// offset of its memory in the local block; behind them:
///     __local char* block, __global ulong* table,
///     const ulong* places, ulong* counts, ulong* log,
///     const ulong* value_places, ulong* value_counts, ulong* values,
///     ulong first_group, ulong groups[3] (one by one), ulong turns, uint scratch
/// It runs the groups of its NDRange, groups[0] x groups[1] x groups[2] in all, from the linear number
/// first_group on: as many as are launched, in a row along the first dimension. places holds item count + 1
/// offsets into the log: a work-item writes from its own place to the next and only counts beyond. The three
/// value arguments are used in a build with -DLK_VALUES alone.
///
/// `lk_bases` exists if the kernel has __constant pointers. It takes these and the table, and writes the
/// addresses of their objects into it (the kernel itself writes those of __constant variables).
///
/// The table holds base and size of every object (2 ulong each), at first_scratch_word() `scratch_bytes` of
/// scratch, and three words that become 1: with the first fault or broken barrier, with a loop out of turns,
/// and with an operation without a defined result. The local block holds local_bytes, the local arguments (at
/// multiples of 128), then scratch_bytes of scratch at offset `scratch`, then hidden_bytes().
///
/// Built with -DLK_PLAIN the kernel does the same unobserved: it then takes the original's arguments as
/// above, `block` and `scratch` alone. That is how a kernel with sub-group functions is timed where the
/// device has none. With -DLK_CLOCK as well, and with LK_NOW() and its like defined in front of the text, it
/// takes a __global ulong* between the two and reads the device's clock into it (see core/run/group_clock).
struct Instrumented {
    Program program;
    std::string text; ///< OpenCL C 1.2 for any driver
    /// Bases of global objects and sizes of arguments are known only at launch.
    std::vector<ObjectInfo> objects;
    std::vector<std::uint32_t> local_arguments; ///< indices of the local pointer arguments
    std::uint64_t local_bytes = 0;              ///< of the kernel's own local variables
    std::uint64_t scratch_bytes = 0;
    bool votes = false;           ///< the group votes, or meets to exchange values or to copy
    std::uint32_t slot_bytes = 0; ///< of the largest value that is exchanged; 0: none
    PrivateMemory private_memory;
    /// Of a kernel that calls sub-group functions: it is instrumented for this width only.
    std::optional<std::uint32_t> subgroup_width;
    /// The kernel can find out where its local variables are placed. The original, whose variables the driver
    /// places, might then compute something else, so the plain kernel is this text with -DLK_PLAIN.
    bool sees_places = false;
};

/// Of the table: where the scratch begins, aligned for every type.
[[nodiscard]] constexpr std::uint64_t first_scratch_word(std::uint64_t objects) {
    constexpr std::uint64_t words = 128 / 8;
    return (2 * objects + words - 1) / words * words;
}

/// In the table a local object's base is its offset in the local block and this: no address of global memory
/// lies there, whatever number a kernel makes a pointer of.
inline constexpr std::uint64_t local_table_base = std::uint64_t{1} << 63;

/// Bytes of local memory behind the scratch cell, by which a group votes and its sub-groups exchange values.
[[nodiscard]] std::uint64_t hidden_bytes(const Instrumented& instrumented, std::uint64_t items_per_group);

} // namespace lockstep
