#include "core/analysis/findings/atomic_order.h"

#include <algorithm>
#include <limits>

namespace lockstep {

AtomicOrder::AtomicOrder(const Trace& trace)
    : trace_(trace),
      items_(items_per_group(trace.range)),
      marks_(trace),
      words_(atomic_words(trace, marks_)) {
    for (const AtomicWord& word : words_) {
        for (const auto& [group, turns] : word.turns) {
            words_of_group_[group].push_back(&word);
        }
    }
}

std::uint64_t AtomicOrder::flags_of(ItemEvent access, const AtomicWord& word) const {
    const Event event = trace_.event(access.event);
    return fence_flags(trace_.program.sites[event_site(event).index()].space) | fence_flags(word.space);
}

OrderMarks::Reach AtomicOrder::reach_of(ItemEvent access) const {
    const SiteKind kind = trace_.program.sites[event_site(trace_.event(access.event)).index()].kind;
    return kind == SiteKind::read || kind == SiteKind::image_read ? OrderMarks::Reach::loads
                                                                  : OrderMarks::Reach::stores;
}

/// Whether the access is over when the operation is done.
bool AtomicOrder::is_before(ItemEvent access, const AtomicOperation& operation, const AtomicWord& word) {
    const std::uint64_t flags = flags_of(access, word);
    if (access.item == operation.at.item && access.event == operation.at.event) {
        return true; // it is the operation
    }
    if (access.item == operation.at.item) {
        return access.event < operation.at.event &&
               marks_.is_fenced(access.item, access.event, operation.at.event, flags, reach_of(access));
    }
    return marks_.passes_together(group_of(access)) &&
           marks_.phase(access, flags) < marks_.phase(operation.at, flags);
}

/// Whether the operation is done, and what it returned was looked at, when the access begins.
bool AtomicOrder::is_behind(ItemEvent access, const AtomicOperation& operation, const AtomicWord& word) {
    const std::uint64_t flags = flags_of(access, word);
    const ItemEvent at = operation.at;
    if (access.item == at.item) {
        return access.event > at.event && marks_.is_decided(at.item, at.event, access.event) &&
               marks_.is_fenced(access.item, at.event, access.event, flags, reach_of(access));
    }
    if (!marks_.passes_together(group_of(access))) {
        return false;
    }
    const std::size_t phase = marks_.phase(at, flags);
    return marks_.phase(access, flags) > phase &&
           (marks_.is_decided(at.item, at.event, marks_.end_of_phase(at.item, phase, flags)) ||
            marks_.is_decided(access.item, marks_.end_of_phase(access.item, phase, flags), access.event));
}

/// Whether `a` is over when its group takes a ticket, and `b` begins when its group has taken a later one.
bool AtomicOrder::is_ticketed(const AtomicWord& word, ItemEvent a, ItemEvent b) {
    const auto of_a = word.turns.find(group_of(a));
    const auto of_b = word.turns.find(group_of(b));
    if (of_a == word.turns.end() || of_b == word.turns.end()) {
        return false;
    }
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (const AtomicTurn& turn : of_a->second) {
        first = turn.rank < first && is_before(a, turn.last, word) ? turn.rank : first;
    }
    for (const AtomicTurn& turn : of_b->second) {
        last = turn.rank > last && is_behind(b, turn.first, word) ? turn.rank : last;
    }
    return first < last;
}

const AtomicTurn* AtomicOrder::turn_around(const AtomicWord& word, ItemEvent access) {
    const auto turns = word.turns.find(group_of(access));
    if (turns == word.turns.end()) {
        return nullptr;
    }
    const auto around = std::ranges::find_if(turns->second, [&](const AtomicTurn& turn) {
        return is_behind(access, turn.first, word) && is_before(access, turn.last, word);
    });
    return around == turns->second.end() ? nullptr : &*around;
}

bool AtomicOrder::orders(ItemEvent a, ItemEvent b) {
    const auto words = words_of_group_.find(group_of(a));
    return words != words_of_group_.end() && std::ranges::any_of(words->second, [&](const AtomicWord* word) {
               if (!word->is_lock) {
                   return is_ticketed(*word, a, b) || is_ticketed(*word, b, a);
               }
               const AtomicTurn* const turn = turn_around(*word, a);
               const AtomicTurn* const other = turn == nullptr ? nullptr : turn_around(*word, b);
               return other != nullptr && turn != other;
           });
}

} // namespace lockstep
