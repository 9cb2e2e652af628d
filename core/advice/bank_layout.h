#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// A change of the layout of an array in local memory. It replaces existing padding.
struct Layout {
    std::uint32_t row_words = 0; ///< words per row
    std::uint32_t pad_words = 0; ///< words added after each row
    bool swizzle = false;        ///< word w of row r moves to column w xor r of the same row
    /// For an array that is already padded: number of words between two paddings. 0 if the array is not
    /// padded.
    std::uint32_t old_row_words = 0;
    std::uint32_t old_pad_words = 0;
};

/// Returns the offset of a byte in the new layout. Both offsets are relative to the start of the array.
[[nodiscard]] std::uint64_t moved(std::uint64_t offset, const Layout& layout, std::uint32_t word_bytes);

/// The kinds of layout changes that remove bank conflicts.
enum class LayoutChange : std::uint8_t {
    padding, ///< insert words after each row
    swizzle, ///< permute the elements within each row
    /// Change the number of elements after which padding is inserted, because the existing padding suits
    /// other banks or smaller elements.
    repadding,
};

/// The best alternative layout of an array, and its effect.
struct LayoutAdvice {
    std::uint64_t conflicts = 0; ///< number of conflicts in the current layout
    Layout layout;
    std::uint64_t conflicts_then = 0;
    LayoutChange change{};
};

/// Tests the following layouts on the recorded addresses and returns the first that removes half of the
/// conflicts:
/// 1. If the array is already padded (its rows have a power of two elements, plus one that is never
///    accessed): padding after rows that fill the banks of this hardware.
/// 2. Padding after the rows that the lanes access (whose length is the distance between the starts of
///    adjacent runs), then after rows with as many words as there are banks, half as many and twice as many.
///    The padding is from one element up to one word less than the number of banks. The smallest padding that
///    removes about as many conflicts as the best one is used.
/// 3. A swizzle of these rows.
/// Returns nothing if the object has no conflicts, or no layout removes half of them.
[[nodiscard]] std::optional<LayoutAdvice> better_layout(const GroupSteps& steps, const Program& program,
                                                        const ObjectInfo& object,
                                                        const HardwareModel& hardware);

} // namespace lockstep
