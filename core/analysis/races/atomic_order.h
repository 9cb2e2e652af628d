#pragma once

#include "core/analysis/races/atomic_words.h"
#include "core/analysis/races/order_points.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep {

/// Determines whether atomics order two accesses that no barrier orders. The returned values show the order
/// of the atomics.
///
/// Counters and flags:
///
///     A:  write x   fence   atomic_inc(c) -> 3
///     B:                    atomic_inc(c) -> 5   decision   fence   read x
///
/// The order is: A's write, A's 3, B's 5, B's read.
///
/// This also works together with barriers. One item takes the ticket for its group, and barriers order the
/// accesses of the other items before or after it. See OrderPoint:
///
///     A:  every item: write x[i]  fence  barrier  item 0: atomic_inc(c) -> 0
///     B:                                          item 0: atomic_inc(c) -> 1  barrier  decision  read all x
///
/// It works across several words, too: an item ordered after B by another word is also ordered after all that
/// B is ordered after. The knowledge of an item is one rank per word: all accesses published with this rank
/// or a lower one have happened.
///
/// Locks: accesses between acquiring and releasing a lock never overlap those of another work-item that holds
/// the lock.
class AtomicOrder {
public:
    explicit AtomicOrder(std::vector<AtomicWord> words, std::uint64_t items_of_group);

    [[nodiscard]] bool knows_words() const { return !words_.empty(); }
    /// Whether one of the two accesses happens before the other.
    [[nodiscard]] bool orders(const OrderPoint& a, const OrderPoint& b) const;
    /// The same, assuming a fence next to each access.
    [[nodiscard]] bool would_order_with_fences(const OrderPoint& a, const OrderPoint& b) const;

private:
    using WordIndex = std::uint32_t;
    using Rank = std::int64_t;
    enum class Fences : std::uint8_t { as_logged, everywhere };
    /// An operation of an item, with the lowest rank of the item's operations from here on, and the highest
    /// rank up to here.
    struct OwnOperation {
        std::uint64_t item = 0;
        std::uint64_t event = 0;
        Rank rank = 0;
        Rank lowest = 0;
        Rank highest = 0;
    };
    /// The operations of a group between two barriers.
    struct Phase {
        std::uint32_t phase = 0;
        Rank lowest = 0;  ///< lowest rank from this phase on
        Rank highest = 0; ///< highest rank up to this phase
        Rank highest_decided = 0;
    };
    struct OfGroup {
        WordIndex word = 0;
        std::vector<OwnOperation> own; ///< ordered by item, then event
        std::vector<Phase> phases;     ///< ascending
    };
    using Known = std::map<WordIndex, Rank>;
    /// For each other word, what the ranks of this word tell about its ranks: pairs of this word's lowest
    /// rank and the other word's known rank, both ascending.
    using Carried = std::map<WordIndex, std::vector<std::pair<Rank, Rank>>>;

    void index(WordIndex word);
    [[nodiscard]] static OfGroup of_group(WordIndex word, std::span<const RankedOperation* const> operations);
    void carry();
    [[nodiscard]] bool carry(WordIndex word);
    [[nodiscard]] bool carry(Rank rank, Rank known, std::vector<std::pair<Rank, Rank>>& carried);
    [[nodiscard]] const OrderPoint::Side& side(const OrderPoint& point, WordIndex word, Fences fences) const;
    [[nodiscard]] Rank published(const OrderPoint& point, const OfGroup& group, Fences fences) const;
    [[nodiscard]] Rank acquired(const OrderPoint& point, const OfGroup& group, Fences fences) const;
    [[nodiscard]] Known known(const OrderPoint& point, Fences fences) const;
    [[nodiscard]] const LockTurn* turn_around(const AtomicWord& word, const OrderPoint& point,
                                              Fences fences) const;
    [[nodiscard]] bool comes_first(const OrderPoint& a, const OrderPoint& b, Fences fences) const;
    [[nodiscard]] bool orders(const OrderPoint& a, const OrderPoint& b, Fences fences) const;

    std::vector<AtomicWord> words_;
    std::uint64_t items_ = 1;
    std::unordered_map<std::uint64_t, std::vector<OfGroup>> groups_;  ///< key: group; does not contain locks
    std::unordered_map<std::uint64_t, std::vector<WordIndex>> locks_; ///< key: group
    std::vector<Carried> carried_;                                    ///< one entry per word
    std::size_t carried_count_ = 0;
};

} // namespace lockstep
