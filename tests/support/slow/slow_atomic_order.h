#pragma once

#include "core/analysis/races/atomic_words.h"
#include "core/analysis/races/order_points.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace lockstep::test {

/// Implements AtomicOrder by its definition: compares every operation with every other, event by event.
///
///     access --published by--> operation --before, in its word--> operation --known to--> operation ... access
class SlowAtomicOrder {
public:
    SlowAtomicOrder(const Trace& trace, const std::vector<AtomicWord>& words);

    [[nodiscard]] bool orders(ItemEvent a, ItemEvent b) const;

private:
    struct Operation {
        ItemEvent at;
        std::size_t word = 0;
        std::int64_t rank = 0;
    };
    [[nodiscard]] SiteKind kind(std::uint64_t event) const;
    [[nodiscard]] bool is_fence(std::uint64_t event) const;
    [[nodiscard]] bool is_decided(std::uint64_t from, std::uint64_t to) const;
    /// Returns the event indices of an item's barriers.
    [[nodiscard]] std::vector<std::uint64_t> barriers(std::uint64_t item) const;
    [[nodiscard]] bool are_of_one_group(ItemEvent a, ItemEvent b) const;
    [[nodiscard]] bool publishes(ItemEvent access, ItemEvent operation) const;
    [[nodiscard]] bool is_known_to(ItemEvent operation, ItemEvent access) const;
    /// Whether the access knows the operation through one on the same word that came later, or through this operation
    /// if no other one has its rank.
    [[nodiscard]] bool knows(ItemEvent access, const Operation& operation) const;
    [[nodiscard]] bool is_in_turn(const LockTurn& turn, ItemEvent access) const;
    [[nodiscard]] bool comes_first(ItemEvent a, ItemEvent b) const;

    const Trace& trace_;
    const std::vector<AtomicWord>& words_;
    std::vector<Operation> operations_;
    std::vector<std::vector<bool>> leads_to_; ///< [a][b]: operation a happens before operation b
};

} // namespace lockstep::test
