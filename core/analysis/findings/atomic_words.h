#pragma once

#include "core/analysis/findings/order_points.h"
#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// An atomic that changed its word or, adding nothing, read it.
struct AtomicOperation {
    ItemEvent at;
    std::uint64_t returned = 0;
    std::uint64_t acquired = 0; ///< OrderPoint's, with global words
    std::uint32_t site = 0;
    std::uint32_t phase = 0;
    std::uint32_t decided_phase = 0;
    bool is_decided = false; ///< in its own phase
    bool is_together = false;
};

/// An operation and its place in the order of the word's changes: a change has an even number, which no other has; a
/// read has the odd number between two changes.
struct RankedOperation {
    AtomicOperation operation;
    std::int64_t rank = 0;
};

/// From taking a lock to giving it back.
struct LockTurn {
    AtomicOperation first;
    AtomicOperation last;
};

/// A word of memory whose atomics tell an order: a lock has turns, which never overlap and whose order is not known;
/// another word has ranked operations.
struct AtomicWord {
    Space space = Space::global;
    std::uint32_t bytes = 4;
    std::vector<RankedOperation> ranked; ///< ascending by rank
    std::vector<LockTurn> turns;
};

/// The order that the atomics of one word tell by what they returned. `operations` are in trace order, failed
/// compare-exchanges left out. None if they tell no order, or are all of one work-item.
///
/// - Counter: each adds a number that the source gives, all of one sign, and what they returned follows from each other:
///   0, 1, 2, ...
/// - Flag: one changes it, the others read it, and some of them the new value.
/// - Lock: only exchanges. Each work-item's are attempts that found it taken, the one that found it free, and the one
///   that gives it back, as often as it likes.
[[nodiscard]] std::optional<AtomicWord> word_of(const Program& program,
                                                std::span<const AtomicOperation> operations);

} // namespace lockstep
