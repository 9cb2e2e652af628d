#include "tests/support/slow/slow_atomic_order.h"

#include <algorithm>

namespace lockstep::test {

SlowAtomicOrder::SlowAtomicOrder(const Trace& trace, const std::vector<AtomicWord>& words)
    : trace_(trace), words_(words) {
    for (std::size_t word = 0; word < words.size(); ++word) {
        for (const RankedOperation& ranked : words[word].ranked) {
            operations_.push_back({ranked.operation.at, word, ranked.rank});
        }
    }
    const std::size_t count = operations_.size();
    leads_to_.assign(count, std::vector<bool>(count));
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const Operation& a = operations_[i];
            const Operation& b = operations_[j];
            leads_to_[i][j] = i == j || (a.word == b.word && a.rank < b.rank) || knows(b.at, a);
        }
    }
    for (std::size_t via = 0; via < count; ++via) {
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                leads_to_[i][j] = leads_to_[i][j] || (leads_to_[i][via] && leads_to_[via][j]);
            }
        }
    }
}

SiteKind SlowAtomicOrder::kind(std::uint64_t event) const {
    return trace_.program.sites[event_site(trace_.event(event)).index()].kind;
}

bool SlowAtomicOrder::is_fence(std::uint64_t event) const {
    const SiteKind its = kind(event);
    return (its == SiteKind::fence || its == SiteKind::barrier) &&
           (event_payload(trace_.event(event)) & fence_flags(Space::global)) != 0;
}

bool SlowAtomicOrder::is_decided(std::uint64_t from, std::uint64_t to) const {
    for (std::uint64_t event = from + 1; event < to; ++event) {
        if (is_decision(kind(event))) {
            return true;
        }
    }
    return false;
}

std::vector<std::uint64_t> SlowAtomicOrder::barriers(std::uint64_t item) const {
    std::vector<std::uint64_t> found;
    for (std::uint64_t event = trace_.offsets[item]; event < trace_.offsets[item + 1]; ++event) {
        if (kind(event) == SiteKind::barrier) {
            found.push_back(event);
        }
    }
    return found;
}

bool SlowAtomicOrder::are_of_one_group(ItemEvent a, ItemEvent b) const {
    const std::uint64_t items = items_per_group(trace_.range);
    return a.item / items == b.item / items;
}

bool SlowAtomicOrder::publishes(ItemEvent access, ItemEvent operation) const {
    const auto is_fenced_before = [&](std::uint64_t end) {
        for (std::uint64_t event = access.event + 1; event < end; ++event) {
            if (is_fence(event)) {
                return true;
            }
        }
        return false;
    };
    if (access.item == operation.item) {
        return access.event == operation.event || is_fenced_before(operation.event);
    }
    if (!are_of_one_group(access, operation)) {
        return false;
    }
    const auto own = barriers(access.item);
    const auto theirs = barriers(operation.item);
    for (std::size_t k = 0; k < own.size(); ++k) {
        if (own[k] > access.event && theirs[k] < operation.event && is_fenced_before(own[k] + 1)) {
            return true;
        }
    }
    return false;
}

bool SlowAtomicOrder::is_known_to(ItemEvent operation, ItemEvent access) const {
    if (access.item == operation.item) {
        for (std::uint64_t event = operation.event + 1; event < access.event; ++event) {
            if (is_fence(event) || kind(event) == SiteKind::barrier) {
                return is_decided(operation.event, access.event);
            }
        }
        return false;
    }
    if (!are_of_one_group(access, operation)) {
        return false;
    }
    const auto own = barriers(access.item);
    const auto theirs = barriers(operation.item);
    for (std::size_t k = 0; k < own.size(); ++k) {
        // The first barrier that the operation's item passes after the operation.
        if (theirs[k] > operation.event) {
            return own[k] < access.event &&
                   (is_decided(operation.event, theirs[k]) || is_decided(own[k], access.event));
        }
    }
    return false;
}

bool SlowAtomicOrder::knows(ItemEvent access, const Operation& operation) const {
    return std::ranges::any_of(operations_, [&](const Operation& known) {
        const bool is_reached =
            operation.rank < known.rank || (operation.rank == known.rank && known.rank % 2 == 0);
        return known.word == operation.word && is_reached && is_known_to(known.at, access);
    });
}

bool SlowAtomicOrder::comes_first(ItemEvent a, ItemEvent b) const {
    for (std::size_t i = 0; i < operations_.size(); ++i) {
        for (std::size_t j = 0; j < operations_.size(); ++j) {
            if (leads_to_[i][j] && publishes(a, operations_[i].at) && knows(b, operations_[j])) {
                return true;
            }
        }
    }
    return false;
}

bool SlowAtomicOrder::is_in_turn(const LockTurn& turn, ItemEvent access) const {
    return is_known_to(turn.first.at, access) && publishes(access, turn.last.at);
}

bool SlowAtomicOrder::orders(ItemEvent a, ItemEvent b) const {
    if (comes_first(a, b) || comes_first(b, a)) {
        return true;
    }
    for (const AtomicWord& word : words_) {
        const auto turn_of = [&](ItemEvent access) {
            return std::ranges::find_if(word.turns,
                                        [&](const LockTurn& turn) { return is_in_turn(turn, access); });
        };
        const auto one = turn_of(a);
        const auto other = turn_of(b);
        if (one != word.turns.end() && other != word.turns.end() && one != other) {
            return true;
        }
    }
    return false;
}

} // namespace lockstep::test
