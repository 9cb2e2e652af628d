#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

// Support for sub-group functions in kernels. The functions have the names of OpenCL 3 and its extensions.
// They need no pragmas and work with any -cl-std, including 1.2, and on devices that do not support them:
//
//     float v = in[get_global_id(0)];
//     for (uint d = get_max_sub_group_size() / 2; d > 0; d /= 2)
//         v += sub_group_shuffle_down(v, d);              // lane i gets the value of lane i + d
//     if (get_sub_group_local_id() == 0)
//         s[get_sub_group_id()] = v;
//     barrier(CLK_LOCAL_MEM_FENCE);
//     if (get_sub_group_id() == 0) { ... }                // whole sub-groups may diverge
//
// sub_group_barrier(flags) orders accesses to the memory in its flags, for the work-items of one sub-group.
// shuffle, shuffle_xor, shuffle_up, shuffle_down and broadcast take any scalar or vector. reduce_,
// scan_inclusive_ and scan_exclusive_ with add, min or max take char to ulong, float and double. any, all and
// ballot take int. If a lane requests the value of a lane that does not exist or does not take part, it gets
// its own value. A sub-group consists of W consecutive work-items by linear local id. W is the warp width of
// the recording (RecordOptions::subgroup_width; 32 by default): 4, 8, 16, 32, 64 or the whole group (0). A
// kernel should call get_max_sub_group_size() instead of assuming a width. Groups may have any size; the last
// sub-group has the remaining work-items. All work-items of a sub-group must reach a function together. If
// some do not, the run continues without them, the finding is barrier_divergence, and the plain kernel is not
// run. The functions are rejected in an operand that &&, || or ?: may skip. The extra local memory per
// work-item is twice the value's size plus one byte.

enum class ExchangeKind : std::uint8_t {
    shuffle, ///< gets the value of the lane that the second argument specifies
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

/// Describes a built-in sub-group function with which a work-item gets values of other work-items in its
/// sub-group.
struct ExchangeFunction {
    std::string_view name;
    ExchangeKind kind{};
    std::string_view fold; ///< operation of a reduction or scan: "add", "min", "max"
};

/// The name of the function that synchronises the work-items of a sub-group without exchanging values.
inline constexpr std::string_view sub_group_barrier_name = "sub_group_barrier";

/// Returns the description of the function with this name; null if it is not a sub-group function that
/// exchanges values.
[[nodiscard]] const ExchangeFunction* exchange_named(std::string_view name);
/// Whether the function returns a size or index of sub-groups, such as get_sub_group_size.
[[nodiscard]] bool is_sub_group_number(std::string_view name);

/// Returns the OpenCL C declarations of all sub-group functions. They are needed because the standard header
/// does not declare them before OpenCL 2.
[[nodiscard]] std::string sub_group_declarations();
/// Whether the text of a program contains the name of a sub-group function. If not, the program calls none.
[[nodiscard]] bool mentions_sub_groups(std::string_view text);

} // namespace lockstep
