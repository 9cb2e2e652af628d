#pragma once

#include "core/site/array_map.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The reasons why a source cannot be changed: the first argument of ErrorCode::cannot_change_layout and
/// ErrorCode::cannot_require_group.
namespace edit_refusal {
inline constexpr std::string_view no_array = "no-array";     ///< the kernel has no such array in local memory
inline constexpr std::string_view in_macro = "in-macro";     ///< the text to change is in a #define
inline constexpr std::string_view in_include = "in-include"; ///< the text to change is in an included file
/// The array is used without an index, or a pointer to an element is kept or passed on.
inline constexpr std::string_view pointer = "pointer";
inline constexpr std::string_view size_of = "sizeof"; ///< the program uses the size of the array
/// A function that accesses the array is also called with another array.
inline constexpr std::string_view shared_function = "shared-function";
inline constexpr std::string_view declaration = "declaration"; ///< the declaration has no size to change
/// The swizzle would evaluate the row of an access twice, and that has an effect.
inline constexpr std::string_view effect_in_row = "effect-in-row";
inline constexpr std::string_view dimensions = "dimensions"; ///< the array has more than two dimensions
/// Another kernel calls a changed function; only for callers that must not break it.
inline constexpr std::string_view other_kernel = "other-kernel";
/// The host sets the size of the array; only for callers that cannot change the host.
inline constexpr std::string_view host_size = "host-size";
/// The kernel already requires a group size.
inline constexpr std::string_view already_required = "already-required";
} // namespace edit_refusal

/// A request to change the layout of an array of local memory.
struct ArrayEditWish {
    std::string kernel;
    std::string array; ///< name of the array: declared in the kernel, or a local argument
    ArrayMap map;      ///< pads_last_row: the rows are those of the last declared dimension
};

/// A request to add the group size to a kernel, as reqd_work_group_size.
struct GroupWish {
    std::string kernel;
    std::array<std::uint64_t, 3> size{1, 1, 1}; ///< work-items per group in each dimension
};

/// A source in which the layout of an array is changed.
struct ArrayEdit {
    std::string text; ///< the whole program
    /// The argument whose size the host must change to ArrayMap::size_for() elements; nullopt if the program
    /// declares the array.
    std::optional<std::uint32_t> argument;
    /// Other kernels that call a changed function. They no longer work.
    std::vector<std::string> other_kernels;
};

} // namespace lockstep
