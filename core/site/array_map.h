#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep {

/// A permutation of the elements of each row. The element in `column` of `row` moves to
/// column ^ (((row >> shift) & mask) << left) of the same row:
///
///     mask 3, shift 0, left 0          row 0    0 1 2 3 4 5 6 7
///                                      row 1    1 0 3 2 5 4 7 6
///                                      row 2    2 3 0 1 6 7 4 5
struct Swizzle {
    std::string_view name; ///< in reports and on the command line
    std::uint32_t shift = 0;
    std::uint32_t mask = 0;
    std::uint32_t left = 0;
    [[nodiscard]] constexpr std::uint64_t flip(std::uint64_t row) const {
        return ((row >> shift) & mask) << left;
    }
    friend bool operator==(const Swizzle&, const Swizzle&) = default;
};

/// All swizzles. The first one changes nothing. `xor` uses the whole number of the row, `xorN` its lowest
/// bits. `-downN` ignores the lowest N bits of the row, for rows that are shorter than the banks; `-upN` keeps
/// blocks of 2^N elements together, for vector accesses.
inline constexpr std::array<Swizzle, 12> swizzles = {{
    {"none", 0, 0, 0},
    {"xor1", 0, 1, 0},
    {"xor3", 0, 3, 0},
    {"xor7", 0, 7, 0},
    {"xor15", 0, 15, 0},
    {"xor", 0, 0xFFFFFFFF, 0},
    {"xor31", 0, 31, 0},
    {"xor15-down1", 1, 15, 0},
    {"xor7-down2", 2, 7, 0},
    {"xor15-up1", 0, 15, 1},
    {"xor7-up2", 0, 7, 2},
    {"xor3-up2", 0, 3, 2},
}};

/// Returns the swizzle with this name; nullopt if there is none.
[[nodiscard]] std::optional<Swizzle> swizzle_named(std::string_view name);

/// A change of the layout of an array in local memory, in elements of the array. Padding with rows of one
/// element is a stride.
struct ArrayMap {
    std::uint32_t row = 1; ///< elements per row, at least 1
    std::uint32_t pad = 0; ///< unused elements after each row
    Swizzle swizzle = swizzles.front();
    /// Whether padding also follows the last row, as in a declaration with several dimensions. Otherwise, the
    /// array ends with its last element.
    bool pads_last_row = false;

    [[nodiscard]] constexpr bool is_identity() const { return pad == 0 && swizzle.mask == 0; }
    /// Returns the index that an element has after the change.
    [[nodiscard]] constexpr std::uint64_t moved(std::uint64_t element) const {
        const std::uint64_t in_row = element / row;
        return in_row * (std::uint64_t{row} + pad) + ((element % row) ^ swizzle.flip(in_row));
    }
    /// Returns the number of elements that an array of `elements` elements needs after the change. A swizzle
    /// needs whole rows, except in an array of one row, where it moves nothing.
    [[nodiscard]] constexpr std::uint64_t size_for(std::uint64_t elements) const {
        if (elements == 0 || is_identity()) {
            return elements;
        }
        const std::uint64_t rows = (elements + row - 1) / row;
        if (pads_last_row) {
            return rows * (std::uint64_t{row} + pad);
        }
        const std::uint64_t held = swizzle.mask != 0 && rows > 1 ? rows * row : elements;
        return held + (rows - 1) * pad;
    }
    friend bool operator==(const ArrayMap&, const ArrayMap&) = default;
};

/// Whether the swizzle of the map keeps all elements of an array of `elements` elements in their rows. If it
/// does not, two elements meet at one index.
[[nodiscard]] bool keeps_elements_apart(const ArrayMap& map, std::uint64_t elements);

} // namespace lockstep
