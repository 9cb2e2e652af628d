#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// An alternative layout of an array in local memory. It replaces existing padding.
struct Layout {
    std::uint32_t row_words = 0; ///< words per row
    std::uint32_t pad_words = 0; ///< words added after each row
    bool swizzle = false;        ///< word w of row r moves to column w xor r of the same row
    std::uint32_t old_row_words =
        0; ///< existing padding: number of words per row, not counting the padding; 0: not padded
    std::uint32_t old_pad_words = 0;
};

/// Returns the offset of a byte in the new layout. Both offsets are relative to the start of the array.
[[nodiscard]] std::uint64_t moved(std::uint64_t offset, const Layout& layout, std::uint32_t word_bytes);

/// The kinds of layout changes that remove bank conflicts.
enum class LayoutChange : std::uint8_t {
    padding,   ///< insert words after each row
    swizzle,   ///< permute the elements within each row
    repadding, ///< the array is padded for other banks or smaller elements: change the row length after which
               ///< padding is inserted
};

/// The best alternative layout and its effect.
struct LayoutAdvice {
    std::uint64_t conflicts = 0; ///< in the current layout
    Layout layout;
    std::uint64_t conflicts_then = 0;
    LayoutChange change{};
};

/// Tests the following layouts on the recorded addresses and returns the first that removes half of the
/// conflicts:
/// - if the array is already padded (rows have a power of two elements plus one that is never accessed),
///   padding after rows that fill the banks of this hardware;
/// - padding after the rows that the lanes walk (the distances between the starts of adjacent runs), then
///   after rows with as many words as banks, half as many and twice as many: from one element up to all
///   banks but one, the smallest padding that removes about as many conflicts as the best;
/// - a swizzle of these rows. Returns nothing if the object has no conflicts, or no layout removes half of
/// them.
[[nodiscard]] std::optional<LayoutAdvice> better_layout(const GroupSteps& steps, const Program& program,
                                                        const ObjectInfo& object,
                                                        const HardwareModel& hardware);

} // namespace lockstep
