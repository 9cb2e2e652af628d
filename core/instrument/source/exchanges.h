#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

// Kernels with sub-group functions. They are written as OpenCL 3 and its extensions name them, without
// pragmas, for any -cl-std (also 1.2, also on devices that have none of them):
//
//     float v = in[get_global_id(0)];
//     for (uint d = get_max_sub_group_size() / 2; d > 0; d /= 2)
//         v += sub_group_shuffle_down(v, d);              // lane i gets the value of lane i + d
//     if (get_sub_group_local_id() == 0)
//         s[get_sub_group_id()] = v;
//     barrier(CLK_LOCAL_MEM_FENCE);
//     if (get_sub_group_id() == 0) { ... }                // whole sub-groups may go their own way
//
// sub_group_barrier(flags): orders the memory that the flags name for the work-items of one sub-group.
// shuffle, shuffle_xor, shuffle_up, shuffle_down, broadcast: of any scalar or vector. reduce_,
// scan_inclusive_, scan_exclusive_ with add, min, max: of char to ulong, float, double. any, all, ballot: of
// int. A lane that names one that is not there, or has not come, gets its own value back. A sub-group is W
// consecutive work-items by linear local id. W is the warp width that is recorded for
// (RecordOptions::subgroup_width; 32 unless asked otherwise): 4, 8, 16, 32, 64 or the whole group (0). A
// kernel should ask get_max_sub_group_size() instead of assuming it. Groups may have any size; the last
// sub-group holds the rest. All work-items of a sub-group must reach a function together: where some do not,
// the run goes on without them, the finding is barrier_divergence, and the plain kernel is not run. In an
// operand that &&, || or ?: may skip the functions are refused. Local memory that a group needs on top: twice
// the value's size and one byte for each work-item.

enum class ExchangeKind : std::uint8_t {
    shuffle, ///< from the lane that is named
    shuffle_xor,
    shuffle_up,
    shuffle_down,
    broadcast,
    reduce,
    scan_inclusive,
    scan_exclusive,
    any,
    all,
    ballot,
};

/// A sub-group function by which a work-item gets values of others of its sub-group.
struct ExchangeFunction {
    std::string_view name;
    ExchangeKind kind{};
    std::string_view fold; ///< of reductions and scans: how two values become one: "add", "min", "max"
};

/// At which the work-items of a sub-group meet without exchanging anything.
inline constexpr std::string_view sub_group_barrier_name = "sub_group_barrier";

/// The function of this name; null if it is none.
[[nodiscard]] const ExchangeFunction* exchange_named(std::string_view name);
/// True for get_sub_group_size and its kin.
[[nodiscard]] bool is_sub_group_number(std::string_view name);

/// OpenCL C that declares the functions of both kinds for a standard header that has none (before OpenCL 2).
[[nodiscard]] std::string sub_group_declarations();
/// True if a program's text may call such a function.
[[nodiscard]] bool mentions_sub_groups(std::string_view text);

} // namespace lockstep
