#pragma once

#include "core/analysis/races/order_points.h"
#include "core/site/program.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// An atomic operation that changed its word, or read it by adding 0.
struct AtomicOperation {
    ItemEvent at;
    std::uint64_t returned = 0;
    std::uint64_t acquired = 0; ///< OrderPoint::Side::acquired for its word
    std::uint32_t site = 0;
    std::uint32_t phase = 0;
    std::uint32_t decided_phase = 0;
    bool is_decided = false; ///< a decision follows in the same phase
    bool is_together = false;
};

/// An operation and its rank among the word's changes. Each change has a different even rank; reads have the
/// odd rank between two changes.
struct RankedOperation {
    AtomicOperation operation;
    std::int64_t rank = 0;
};

/// The time from acquiring a lock to releasing it.
struct LockTurn {
    AtomicOperation first;
    AtomicOperation last;
};

/// A word of memory whose atomics give an order. A lock has turns, which never overlap; their order is
/// unknown. Any other word has ranked operations.
struct AtomicWord {
    Space space = Space::global;
    std::uint32_t bytes = 4;
    std::vector<RankedOperation> ranked; ///< ascending by rank
    std::vector<LockTurn> turns;
};

/// The order of a word's atomics, derived from their returned values. `operations` are in trace order,
/// without failed compare-exchanges. Returns nothing if the values give no order, or if all operations belong
/// to one work-item.
///
/// - Counter: each operation adds a constant, all of one sign, and the returned values form one sequence: 0,
///   1, 2, ...
/// - Flag: one operation changes the word, the others read it, and some of them read the new value.
/// - Lock: exchanges only. Each work-item fails several times, then finds the lock free, then releases it,
///   and may repeat this.
[[nodiscard]] std::optional<AtomicWord> word_of(const Program& program,
                                                std::span<const AtomicOperation> operations);

} // namespace lockstep
