#pragma once

#include "core/site/array_map.h"
#include "core/trace/recording.h"
#include "core/whatif/local_requests.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep::test {

/// Returns the new index of each element of an array, and of the elements that its last row lacks: writes down
/// all places of the new layout, row by row.
[[nodiscard]] std::vector<std::uint64_t> slow_places(const ArrayMap& map, std::uint64_t elements);

/// Returns the number of elements that an array of `elements` elements needs with a map.
[[nodiscard]] std::uint64_t slow_size(const ArrayMap& map, std::uint64_t elements);

/// Returns the recording that the run would have made with another layout of one array: every access to local
/// memory has another address, and every object behind the array another place. All figures of this recording
/// are those of the layout, without any shortcut. `recording`: equal to that of the session of `requests`.
/// `array`: index into LocalRequests::objects.
[[nodiscard]] Recording slow_relayout(Recording recording, const LocalRequests& requests, std::size_t array,
                                      const ArrayMap& map);

} // namespace lockstep::test
