#pragma once

#include "core/analysis/sites/figures.h"
#include "core/schedule/occupancy.h"
#include "core/site/array_map.h"
#include "core/whatif/layout.h"
#include "core/whatif/local_requests.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// The figures of a launch after the layout of one array of local memory was changed: exact for the recorded
/// accesses, because only their addresses change. If the change is refused, only the reason is set.
struct Recounted {
    std::optional<MapRefusal> refused;
    LocalFigures array;            ///< sum over the warp steps that access the array
    LocalFigures launch;           ///< sum over all accesses to local memory
    std::uint64_t group_bytes = 0; ///< local memory of a group
    Occupancy occupancy;
};

/// Returns the figures with a map of the object with this index (in LocalRequests::objects).
[[nodiscard]] Recounted recount(const LocalRequests& requests, std::size_t array, const ArrayMap& map);

/// Returns the passes of one warp step of each shape of LocalRequests, with a map that recount() did not
/// refuse.
[[nodiscard]] std::vector<std::uint64_t> passes_by_shape(const LocalRequests& requests, std::size_t array,
                                                         const ArrayMap& map);

/// Returns the recorded conflicts on the array that remain in every layout: lanes update the same word with atomics, so
/// they take turns wherever the word is.
[[nodiscard]] std::uint64_t lasting_conflicts(const LocalRequests& requests, std::size_t array);

/// Like recount(), for several maps, on all cores.
[[nodiscard]] std::vector<Recounted> recount_all(const LocalRequests& requests, std::size_t array,
                                                 std::span<const ArrayMap> maps);

/// A map as users ask for it, and its figures.
struct TriedMap {
    std::uint32_t pad_words = 0; ///< padding after each row, in words of a bank
    Swizzle swizzle = swizzles.front();
    bool is_swizzle = false; ///< whether it was tried as a swizzle, not as a padding
    ArrayMap map;            ///< meaningless if refused is no_row or splits_element
    Recounted figures;
    std::optional<std::uint64_t> cycles = {}; ///< set by simulate_maps()
};

/// The padding and swizzles of an array.
struct WhatIf {
    std::size_t array = 0; ///< index into LocalRequests::objects
    std::uint32_t row = 0; ///< elements per row; 0 if there is none
    std::vector<TriedMap> paddings;
    std::vector<TriedMap> swizzles;
};

/// The maps to try.
struct WhatIfWish {
    std::uint32_t row = 0; ///< elements per row; 0: the row of row_of()
    std::vector<std::uint32_t> pad_words;
    std::vector<Swizzle> swizzles;
};

/// Counts all maps of a wish for the object with this index.
[[nodiscard]] WhatIf what_if(const LocalRequests& requests, std::size_t array, const WhatIfWish& wish);

/// Returns the best map: the one with the fewest passes on the array, then with the fewest bytes, then the
/// first, paddings before swizzles. Null if all are refused.
[[nodiscard]] const TriedMap* best_of(const WhatIf& tried);

} // namespace lockstep
