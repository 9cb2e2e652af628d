#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// Another layout of an array in local memory. Existing padding is removed first.
struct Layout {
    std::uint32_t row_words = 0; ///< words per row
    std::uint32_t pad_words = 0; ///< words added after each row
    bool swizzle = false;        ///< word w of row r moves to w xor r, inside the row
    std::uint32_t old_row_words =
        0; ///< words per row of the existing padding, without the padding; 0: not padded
    std::uint32_t old_pad_words = 0;
};

/// The new offset of a byte of the array; both offsets are relative to its start.
[[nodiscard]] std::uint64_t moved(std::uint64_t offset, const Layout& layout, std::uint32_t word_bytes);

/// A change that removes conflicts.
enum class LayoutChange : std::uint8_t {
    padding,   ///< words after each row
    swizzle,   ///< another order within rows
    repadding, ///< the array is padded, but for other banks or smaller elements: padding after rows of
               ///< another length
};

/// The best alternative layout.
struct LayoutAdvice {
    std::uint64_t conflicts = 0; ///< with the current layout
    Layout layout;
    std::uint64_t conflicts_then = 0;
    LayoutChange change{};
};

/// Tries these layouts on the recorded addresses, and takes the first that removes half of the conflicts:
/// - if the array is already padded (rows have a power of two elements plus one that is never accessed),
///   padding after rows that fill the banks of this hardware;
/// - padding after the rows that the lanes walk (the distances between the starts of adjacent runs), then
///   after rows with as many words as banks, half as many and twice as many: from one element up to all
///   banks but one, the smallest padding that removes about as many conflicts as the best;
/// - a swizzle of these rows.
/// Nothing if the object has no conflicts, or no layout removes half of them.
[[nodiscard]] std::optional<LayoutAdvice> better_layout(const GroupSteps& steps, const Program& program,
                                                        const ObjectInfo& object,
                                                        const HardwareModel& hardware);

} // namespace lockstep
