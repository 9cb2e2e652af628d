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

/// Determines whether atomics order two accesses that no barrier orders. The values that the atomics return
/// show the order in which they were executed.
///
/// Counters and flags:
///
///     A:  write x   fence   atomic_inc(c) -> 3
///     B:                    atomic_inc(c) -> 5   decision   fence   read x
///
/// The order is: A's write, A's atomic_inc (3), B's atomic_inc (5), B's read.
///
/// Atomics also order whole groups in combination with barriers. One work-item executes the atomic for its
/// group, and barriers order the accesses of the other work-items before or after it (see OrderPoint):
///
///     A:  every item: write x[i]  fence  barrier  item 0: atomic_inc(c) -> 0
///     B:                                          item 0: atomic_inc(c) -> 1  barrier  decision  read all x
///
/// The order is transitive across words: a work-item that another word orders after B is also ordered after
/// everything that B is ordered after. What a work-item knows is stored as one rank per word: all accesses
/// that were published with this rank or a lower one have happened before.
///
/// Locks: accesses between acquiring and releasing a lock never overlap those of another work-item that holds
/// the lock.
class AtomicOrder {
public:
    explicit AtomicOrder(std::vector<AtomicWord> words, std::uint64_t items_of_group);

    [[nodiscard]] bool knows_words() const { return !words_.empty(); }
    /// Whether one of the two accesses happens before the other.
    [[nodiscard]] bool orders(const OrderPoint& a, const OrderPoint& b) const;
    /// Like orders(), but assumes that there is a fence next to each access. Used to find out whether missing
    /// fences are the only problem.
    [[nodiscard]] bool would_order_with_fences(const OrderPoint& a, const OrderPoint& b) const;

private:
    using WordIndex = std::uint32_t;
    using Rank = std::int64_t;
    enum class Fences : std::uint8_t { as_logged, everywhere };
    /// An atomic operation of a work-item. `lowest` is the lowest rank of this operation and all later ones
    /// of the work-item; `highest` is the highest rank of this operation and all earlier ones.
    struct OwnOperation {
        std::uint64_t item = 0;
        std::uint64_t event = 0;
        Rank rank = 0;
        Rank lowest = 0;
        Rank highest = 0;
    };
    /// The operations of a group on one word between two barriers.
    struct Phase {
        std::uint32_t phase = 0;
        Rank lowest = 0;  ///< lowest rank in this phase and all later ones
        Rank highest = 0; ///< highest rank in this phase and all earlier ones
        Rank highest_decided = 0;
    };
    struct OfGroup {
        WordIndex word = 0;
        std::vector<OwnOperation> own; ///< the operations of the work-items, sorted by item, then event
        std::vector<Phase> phases;     ///< ascending by phase number
    };
    using Known = std::map<WordIndex, Rank>;
    /// What a rank of one word implies about the other words. For each other word, there is a list of pairs
    /// (rank of the one word, rank of the other word): a work-item that knows the operations on the one word
    /// up to the first rank also knows those on the other word up to the second rank. Both ranks ascend in
    /// the list.
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
    /// Key: group; value: its operations on all words except locks.
    std::unordered_map<std::uint64_t, std::vector<OfGroup>> groups_;
    /// Key: group; value: the locks that it uses.
    std::unordered_map<std::uint64_t, std::vector<WordIndex>> locks_;
    std::vector<Carried> carried_; ///< for each word, what its ranks imply about other words
    std::size_t carried_count_ = 0;
};

} // namespace lockstep
