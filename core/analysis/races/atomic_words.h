#pragma once

#include "core/analysis/races/order_points.h"
#include "core/site/program.h"
#include "core/site/site.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// An atomic operation that changed its word, or read it by adding 0.
struct AtomicOperation {
    ItemEvent at;
    std::uint64_t returned = 0;
    /// Index of an event of the work-item. All events before it are complete before the atomic operation (see
    /// OrderPoint::Side::acquired).
    std::uint64_t acquired = 0;
    std::uint32_t site = 0;
    std::uint32_t phase = 0;
    std::uint32_t released_phase = OrderPoint::no_phase; ///< see OrderPoint::Side
    std::uint32_t decided_phase = 0;
    /// Whether the work-item executes a decision (branch, loop test or switch) after the operation and before
    /// its next barrier.
    bool is_decided = false;
    bool is_together = false;
};

/// An operation with its rank in the sequence of changes of its word. Each change has its own even rank. A
/// read has the odd rank between the ranks of two changes.
struct RankedOperation {
    AtomicOperation operation;
    std::int64_t rank = 0;
};

/// The interval from acquiring a lock to releasing it.
struct LockTurn {
    AtomicOperation first;
    AtomicOperation last;
};

/// A word of memory whose atomics define an order. A lock has turns, which do not overlap, but their order is
/// unknown. Any other word has ranked operations.
struct AtomicWord {
    Space space = Space::global;
    std::uint32_t bytes = 4;
    std::vector<RankedOperation> ranked; ///< ascending by rank
    std::vector<LockTurn> turns;
};

/// Derives the order of a word's atomics from their returned values. `operations` must be in trace order and
/// must not contain failed compare-exchanges. Returns nothing if the values define no order, or if all
/// operations belong to one work-item. The order is found for four kinds of words:
///
/// - Counter: each operation adds a constant, all of one sign, and the returned values form one sequence: 0,
///   1, 2, ...
/// - Flag: one operation changes the word, the others read it, and some of them read the new value.
/// - Lock: exchanges only. Each work-item may fail several times, then acquires the lock, then releases it,
///   and may repeat this.
/// - Rising word (or falling): no operation can decrease the value: atomic_or, atomic_max, additions of positive
///   numbers. Of two operations that returned different values, the one with the smaller value came first.
[[nodiscard]] std::optional<AtomicWord> word_of(const Program& program,
                                                std::span<const AtomicOperation> operations);

enum class Change : std::uint8_t {
    adds,      ///< adds a known number
    raises_by, ///< adds a positive number that is not known
    lowers_by, ///< subtracts a positive number that is not known
    sets,      ///< sets bits
    clears,    ///< clears bits
    raises,    ///< takes the maximum
    lowers,    ///< takes the minimum
    exchanges, ///< also for a compare-exchange
    other
};

/// How an atomic operation changes its word.
struct AtomicChange {
    Change change = Change::other;
    /// For Change::adds: the constant that the operation adds, taken from the source. If 0, the operation
    /// only reads.
    std::int64_t step = 0;
    /// The last argument of the call, if it is a number in the source.
    std::optional<std::int64_t> operand = std::nullopt;
    [[nodiscard]] bool reads() const { return change == Change::adds && step == 0; }
};

/// Determines the change from the function name and the last argument of the call in the source.
[[nodiscard]] AtomicChange change_of(const SiteInfo& site);
/// Converts a returned value to a number that can be compared.
[[nodiscard]] std::int64_t signed_value(std::uint64_t slot, ValueType type);

} // namespace lockstep
