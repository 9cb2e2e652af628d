#pragma once

#include "core/analysis/findings/order_marks.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <map>
#include <vector>

namespace lockstep {

/// An atomic that changed its word.
struct AtomicOperation {
    ItemEvent at;
    std::uint64_t returned = 0;
    std::uint32_t site = 0;
};

/// A ticket: one operation, with its place in the order. A turn of a lock: two; the order of turns is not known.
struct AtomicTurn {
    AtomicOperation first;
    AtomicOperation last;
    std::int64_t rank = 0;
};

/// A word of memory whose atomics tell an order.
struct AtomicWord {
    bool is_lock = false;
    Space space = Space::global;
    std::map<std::uint64_t, std::vector<AtomicTurn>> turns; ///< by group
};

/// The words of a launch that are tickets or locks by what their atomics returned:
///
/// - Tickets: every atomic is an increment (or every one a decrement), and they returned consecutive numbers.
/// - Locks: only exchanges. Each work-item's are attempts that found it taken, the one that found it free, and the
///   one that gives it back, as often as it likes.
///
/// None where something else was done to the word (another atomic that overlaps it, a plain store but by whoever
/// has seen the last ticket, and of what the word holds in the end), where a launch's log is in parts or has no values, or has more than four million
/// atomics. Linear in the log.
[[nodiscard]] std::vector<AtomicWord> atomic_words(const Trace& trace, OrderMarks& marks);

} // namespace lockstep
