#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/array_map.h"
#include "core/whatif/local_requests.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// The reasons why a map of an array cannot be counted.
enum class MapRefusal : std::uint8_t {
    no_row,         ///< the array has no row: its elements do not fill the banks evenly, and no row was named
    splits_element, ///< the padding is not a whole number of elements
    breaks_access,  ///< an access to several elements would be torn apart or misaligned
    elements_meet,  ///< the swizzle moves elements out of their row, onto others
    copied,         ///< an asynchronous copy accesses the array, and copies only adjacent elements
    outside,        ///< an access is outside of its array
    too_large,      ///< a group would need more local memory than the hardware has
};

/// Returns the name of a reason in reports: "splits-element".
[[nodiscard]] std::string_view name_of(MapRefusal refusal);

/// Returns the elements per row of an array: the wish (0: none), otherwise the last dimension of its
/// declaration, otherwise as many elements as fill the banks of the hardware once. 0 if they do not fill them
/// evenly.
[[nodiscard]] std::uint32_t row_of(const LocalObject& array, std::uint32_t wish,
                                   const HardwareModel& hardware);

/// Whether padding with this row is a change of the last dimension of the declaration. Otherwise, the indices
/// of the accesses change.
[[nodiscard]] bool is_declared_row(const LocalObject& array, std::uint32_t row);

/// The layout of local memory after an array was changed.
struct LocalLayoutThen {
    std::vector<std::uint64_t> bases; ///< one per object of LocalRequests
    std::uint64_t group_bytes = 0;    ///< local memory of a group
};

/// Returns the layout in which the object with this index (in LocalRequests::objects) has the size that its
/// map needs. The objects behind it move: declared arrays to the next place that suits their type, arguments
/// to the next multiple of 128 bytes.
[[nodiscard]] LocalLayoutThen layout_with(const LocalRequests& requests, std::size_t array,
                                          const ArrayMap& map);

} // namespace lockstep
