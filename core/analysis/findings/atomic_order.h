#pragma once

#include "core/analysis/findings/atomic_words.h"
#include "core/analysis/findings/order_marks.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// What the values that atomics returned say of who came first, where nothing else orders two accesses.
///
/// Tickets:
///
///     A:  write x   fence   atomic_inc(c) -> 3
///     B:                    atomic_inc(c) -> 5   decision   fence   read x     A's write, A's 3, B's 5, B's read
///
/// Locks: what stands between two exchanges of one work-item meets nobody who stands between two others.
///
///     A:  cmpxchg(l, 0, 1) -> 0   decision   fence   x   fence   xchg(l, 0)
///     B:                                               cmpxchg(l, 0, 1) -> 0   decision   fence   x   ...
///
/// A fence is one for the memories of the access and of the word, mem_fence or a barrier, or the one of read_mem_fence
/// and write_mem_fence that holds the access back. A decision: what the atomic returned must have been looked at,
/// else it was chance. Inside a group whose work-items pass the same barriers, what stands in front of a barrier is
/// ordered with the atomics behind it, whoever does them: one work-item takes the ticket for its group.
class AtomicOrder {
public:
    /// The trace must outlive this.
    explicit AtomicOrder(const Trace& trace);

    /// Whether one of two accesses was over before the other began, by what atomics returned.
    [[nodiscard]] bool orders(ItemEvent a, ItemEvent b);

private:
    [[nodiscard]] std::uint64_t group_of(ItemEvent at) const { return at.item / items_; }
    [[nodiscard]] std::uint64_t flags_of(ItemEvent access, const AtomicWord& word) const;
    [[nodiscard]] OrderMarks::Reach reach_of(ItemEvent access) const;
    [[nodiscard]] bool is_before(ItemEvent access, const AtomicOperation& operation, const AtomicWord& word);
    [[nodiscard]] bool is_behind(ItemEvent access, const AtomicOperation& operation, const AtomicWord& word);
    [[nodiscard]] bool is_ticketed(const AtomicWord& word, ItemEvent a, ItemEvent b);
    [[nodiscard]] const AtomicTurn* turn_around(const AtomicWord& word, ItemEvent access);

    const Trace& trace_;
    std::uint64_t items_ = 1; ///< of a group
    OrderMarks marks_;
    std::vector<AtomicWord> words_;
    std::unordered_map<std::uint64_t, std::vector<const AtomicWord*>> words_of_group_;
};

} // namespace lockstep
