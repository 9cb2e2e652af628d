#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// How an array in local memory could be laid out instead.
struct Layout {
    std::uint32_t row_words = 0; ///< words of a row
    std::uint32_t pad_words = 0; ///< words added after each row
    bool swizzle = false;        ///< word w of row r moves to w xor r, inside the row
};

/// Where the byte of an array lies under a layout; both count from the array's start.
[[nodiscard]] std::uint64_t moved(std::uint64_t offset, const Layout& layout, std::uint32_t word_bytes);

/// Conflicts of the accesses to one object that a group's steps make, under a layout.
[[nodiscard]] std::uint64_t conflicts_under(const GroupSteps& steps, const Program& program,
                                            const ObjectInfo& object, const HardwareModel& hardware,
                                            const Layout& layout);

/// The best that padding and swizzle can do.
struct LayoutAdvice {
    std::uint64_t conflicts = 0; ///< as it is
    Layout layout;
    std::uint64_t conflicts_then = 0;
    bool padding = false; ///< one word of padding does it; else a swizzle
};

/// Tries rows of as many words as there are banks, and of fewer or more by powers of two, with one word of
/// padding and with a swizzle, on the recorded addresses. None where the object has no conflicts, or none of
/// them removes half.
[[nodiscard]] std::optional<LayoutAdvice> better_layout(const GroupSteps& steps, const Program& program,
                                                        const ObjectInfo& object,
                                                        const HardwareModel& hardware);

} // namespace lockstep
