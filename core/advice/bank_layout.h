#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// How an array in local memory could be laid out instead. Where it is padded already, that padding is taken
/// out first.
struct Layout {
    std::uint32_t row_words = 0; ///< words of a row
    std::uint32_t pad_words = 0; ///< words added after each row
    bool swizzle = false;        ///< word w of row r moves to w xor r, inside the row
    std::uint32_t old_row_words =
        0; ///< words of a row as it is padded now, without the padding; 0: it is not
    std::uint32_t old_pad_words = 0;
};

/// Where the byte of an array lies under a layout; both count from the array's start.
[[nodiscard]] std::uint64_t moved(std::uint64_t offset, const Layout& layout, std::uint32_t word_bytes);

/// What would remove conflicts.
enum class LayoutChange : std::uint8_t {
    padding,   ///< words after each row
    swizzle,   ///< another order inside rows
    repadding, ///< it is padded, but for other banks or smaller elements: padding after rows of another
               ///< length
};

/// The best that another layout can do.
struct LayoutAdvice {
    std::uint64_t conflicts = 0; ///< as it is
    Layout layout;
    std::uint64_t conflicts_then = 0;
    LayoutChange change{};
};

/// Tries on the recorded addresses, in this order, and takes the first that removes half of the conflicts:
/// - where it is padded already (in rows of a power of two elements and one more, the last is never touched),
///   padding for the rows of this machine's banks;
/// - padding of rows as the lanes walk them (the distances at which runs of neighbouring elements begin), then
///   of rows of as many words as there are banks, half as many and twice as many: from one element up to all
///   banks but one, the smallest that removes about as much as the best;
/// - a swizzle of these rows.
/// None where the object has no conflicts, or nothing removes half of them.
[[nodiscard]] std::optional<LayoutAdvice> better_layout(const GroupSteps& steps, const Program& program,
                                                        const ObjectInfo& object,
                                                        const HardwareModel& hardware);

} // namespace lockstep
