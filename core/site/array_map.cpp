#include "core/site/array_map.h"

#include <algorithm>
#include <bit>

namespace lockstep {

std::optional<Swizzle> swizzle_named(std::string_view name) {
    const auto* const found = std::ranges::find(swizzles, name, &Swizzle::name);
    return found == swizzles.end() ? std::nullopt : std::optional(*found);
}

bool keeps_elements_apart(const ArrayMap& map, std::uint64_t elements) {
    const std::uint64_t rows = (elements + map.row - 1) / map.row;
    std::uint64_t most = 0;
    // An x with more bits than the largest one seen so far decides; all smaller ones stay in smaller blocks.
    for (std::uint64_t row = 0; row < rows; ++row) {
        most = std::max(most, map.swizzle.flip(row));
        if (map.row % std::bit_ceil(most + 1) != 0) {
            return false;
        }
        if (row >> map.swizzle.shift >= map.swizzle.mask) {
            break;
        }
    }
    return true;
}

} // namespace lockstep
