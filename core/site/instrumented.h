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
    unsigned address_bits = 64; ///< address width of the device
    /// Number of consecutive work-items (by linear local id) in a sub-group; 0 means the whole group.
    std::uint32_t subgroup_width = 32;
    /// The driver's definitions of the names that the source tests (see instrumenter.h); nothing for an
    /// undefined name.
    std::map<std::string, std::optional<std::string>> macros;
};

/// The private memory that the variables of a work-item need.
struct PrivateMemory {
    std::uint64_t bytes = 0;
    Place largest; ///< location of the declaration of the largest variable
    friend bool operator==(const PrivateMemory&, const PrivateMemory&) = default;
};

/// A kernel that was rewritten so that it logs its events. Its text contains one or two kernels.
///
/// `program.kernel` has the arguments of the original kernel at the same positions, except that each local
/// pointer is replaced by a uint: the offset of its memory in the local block. They are followed by these
/// arguments:
///     __local char* block, __global ulong* table,
///     const ulong* places, ulong* counts, ulong* log,
///     const ulong* value_places, ulong* value_counts, ulong* values,
///     ulong first_group, ulong groups[3] (as three arguments), ulong turns, uint scratch
/// The NDRange of the original kernel has groups[0] x groups[1] x groups[2] groups. A launch of this kernel
/// is one-dimensional and runs consecutive groups, starting with linear number first_group. `places` contains
/// item count + 1 offsets into the log: a work-item writes from its own offset up to the next one; further
/// events are only counted. The three value arguments are used only if the kernel is built with -DLK_VALUES.
///
/// The second kernel, `lk_bases`, exists if the kernel has __constant pointers. Its arguments are these
/// pointers and the table, and it writes the addresses of their objects to the table. (The kernel itself
/// writes the addresses of __constant variables.)
///
/// The table contains the base and size of every object (2 ulong each), a scratch cell of `scratch_bytes` at
/// first_scratch_word(), and three words that are set to 1: at the first fault or divergent barrier, when a
/// loop exceeds its iteration limit, and after an operation with an undefined result. The local block
/// consists of local_bytes, the local arguments (at multiples of 128), a scratch cell of scratch_bytes at
/// offset `scratch`, and hidden_bytes().
///
/// If it is built with -DLK_PLAIN, the kernel computes the same without logging. It then has only the
/// arguments of the original (as above), `block` and `scratch`. This is used to time a kernel with sub-group
/// functions that the device does not provide. If -DLK_CLOCK is added, and LK_NOW() and similar macros are
/// defined before the text, it has an additional __global ulong* argument between `block` and `scratch`, to
/// which it writes the device's clock (see core/run/group_clock).
struct Instrumented {
    Program program;
    std::string text; ///< OpenCL C 1.2 source that any driver accepts
    /// The objects of the kernel. Bases of global objects and sizes of arguments are known only at launch.
    std::vector<ObjectInfo> objects;
    std::vector<std::uint32_t> local_arguments; ///< indices of the arguments that are local pointers
    std::uint64_t local_bytes = 0;              ///< bytes of the kernel's own local variables
    std::uint64_t scratch_bytes = 0;
    bool votes = false; ///< whether the work-items of a group vote, or synchronise for exchanges or copies
    /// Size in bytes of the largest value that work-items exchange; 0 if they exchange none.
    std::uint32_t slot_bytes = 0;
    PrivateMemory private_memory;
    /// The only sub-group width for which the kernel is instrumented. Empty if the kernel calls no sub-group
    /// functions.
    std::optional<std::uint32_t> subgroup_width;
    /// Whether the results of the kernel may depend on the addresses of its local variables. In the original
    /// kernel, the driver chooses these addresses, so it might compute something else. If true, the plain
    /// kernel is therefore built from the instrumented text with -DLK_PLAIN.
    bool sees_places = false;
    /// Whether the driver's compiler may contract floating-point operations of the original kernel (a * b + c is rounded
    /// once). Contraction is disabled where results are compared, and allowed where times are measured.
    bool contracts = false;
};

/// Returns the index of the table word at which the scratch cell starts, aligned for every type.
[[nodiscard]] constexpr std::uint64_t first_scratch_word(std::uint64_t objects) {
    constexpr std::uint64_t words = 128 / 8;
    return (2 * objects + words - 1) / words * words;
}

/// Constant that is added to the offsets of local objects in the table. No global memory has addresses in
/// this range, so an integer that a kernel converts to a pointer cannot be mistaken for a local object.
inline constexpr std::uint64_t local_table_base = std::uint64_t{1} << 63;

/// Returns the number of bytes of local memory that are reserved after the scratch cell for group votes and sub-group
/// exchanges.
[[nodiscard]] std::uint64_t hidden_bytes(const Instrumented& instrumented, std::uint64_t items_per_group);

} // namespace lockstep
