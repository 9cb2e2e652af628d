#include "core/analysis/races/atomic_order.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace lockstep {
namespace {

constexpr std::int64_t no_rank = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t never_rank = std::numeric_limits<std::int64_t>::max();
/// Limit for the number of rank pairs, summed over all words. Beyond it, some orders are not found.
constexpr std::size_t most_carried = 1 << 20;
constexpr int most_rounds = 64; ///< maximum number of iterations of carry()

/// Whether an access that is published at rank `published` of a word is visible to a work-item that knows all
/// operations on the word up to rank `known`. A rank is the position of an operation in the sequence of
/// changes of the word. If both ranks are equal, the access is visible only if the operation changed the
/// word: each change has its own rank, but several reads can share a rank, and then their order is unknown.
bool reaches(std::int64_t published, std::int64_t known) {
    return published < known || (published == known && published % 2 == 0);
}

bool is_in_turn(const LockTurn& turn, const OrderPoint& point, const OrderPoint::Side& side,
                bool is_behind_first) {
    const AtomicOperation& operation = is_behind_first ? turn.first : turn.last;
    if (operation.at.item == point.item) {
        return is_behind_first ? operation.at.event < side.acquired
                               : operation.at.event == point.event || (side.released != OrderPoint::never &&
                                                                       operation.at.event > side.released);
    }
    if (!point.is_together) {
        return false;
    }
    return is_behind_first
               ? operation.phase < point.phase &&
                     (operation.is_decided || operation.phase < point.decided_phase)
               : side.released_phase != OrderPoint::no_phase && operation.phase > side.released_phase;
}

} // namespace

AtomicOrder::AtomicOrder(std::vector<AtomicWord> words, std::uint64_t items_of_group)
    : words_(std::move(words)), items_(items_of_group), carried_(words_.size()) {
    for (WordIndex word = 0; word < words_.size(); ++word) {
        index(word);
    }
    carry();
}

void AtomicOrder::index(WordIndex word) {
    for (const LockTurn& turn : words_[word].turns) {
        std::vector<WordIndex>& locks = locks_[turn.first.at.item / items_];
        if (locks.empty() || locks.back() != word) {
            locks.push_back(word);
        }
    }
    std::vector<const RankedOperation*> by_event;
    for (const RankedOperation& ranked : words_[word].ranked) {
        by_event.push_back(&ranked);
    }
    std::ranges::sort(by_event, {}, [](const RankedOperation* one) { return one->operation.at.event; });
    for (auto first = by_event.begin(); first != by_event.end();) {
        const std::uint64_t group = (*first)->operation.at.item / items_;
        const auto end = std::find_if(first, by_event.end(), [&](const RankedOperation* one) {
            return one->operation.at.item / items_ != group;
        });
        groups_[group].push_back(of_group(word, {first, end}));
        first = end;
    }
}

AtomicOrder::OfGroup AtomicOrder::of_group(WordIndex word,
                                           std::span<const RankedOperation* const> operations) {
    OfGroup group{word, {}, {}};
    std::map<std::uint32_t, Phase> phases;
    for (const RankedOperation* const one : operations) {
        const AtomicOperation& operation = one->operation;
        group.own.push_back({operation.at.item, operation.at.event, one->rank, one->rank, one->rank});
        Phase& phase =
            phases.try_emplace(operation.phase, Phase{operation.phase, never_rank, no_rank, no_rank})
                .first->second;
        phase.lowest = std::min(phase.lowest, one->rank);
        phase.highest = std::max(phase.highest, one->rank);
        phase.highest_decided = std::max(phase.highest_decided, operation.is_decided ? one->rank : no_rank);
    }
    for (const auto& [number, phase] : phases) {
        group.phases.push_back(phase);
    }
    for (std::size_t i = 1; i < group.own.size(); ++i) {
        if (group.own[i].item == group.own[i - 1].item) {
            group.own[i].highest = std::max(group.own[i].highest, group.own[i - 1].highest);
        }
        const std::size_t back = group.own.size() - 1 - i;
        if (group.own[back].item == group.own[back + 1].item) {
            group.own[back].lowest = std::min(group.own[back].lowest, group.own[back + 1].lowest);
        }
    }
    for (std::size_t i = 1; i < group.phases.size(); ++i) {
        Phase& next = group.phases[i];
        next.highest = std::max(next.highest, group.phases[i - 1].highest);
        next.highest_decided = std::max(next.highest_decided, group.phases[i - 1].highest_decided);
        const std::size_t back = group.phases.size() - 1 - i;
        group.phases[back].lowest = std::min(group.phases[back].lowest, group.phases[back + 1].lowest);
    }
    return group;
}

/// Updates which operations on other words are known to follow from the operations on each word. What is
/// known through one word can extend what is known through another one, so this repeats until nothing
/// changes.
void AtomicOrder::carry() {
    bool grows = words_.size() > 1;
    for (int round = 0; grows && round < most_rounds; ++round) {
        grows = false;
        for (WordIndex word = 0; word < words_.size(); ++word) {
            grows = carry(word) || grows;
        }
    }
}

bool AtomicOrder::carry(WordIndex word) {
    bool grows = false;
    for (const auto& [operation, rank] : words_[word].ranked) {
        if (operation.acquired == 0 && (!operation.is_together || operation.phase == 0)) {
            continue; // the work-item knows of no earlier operation, as for most updates of a histogram
        }
        OrderPoint point;
        point.item = operation.at.item;
        point.is_together = operation.is_together;
        point.phase = operation.phase;
        point.decided_phase = operation.decided_phase;
        point.local_word.acquired = operation.acquired;
        point.global_word.acquired = operation.acquired;
        for (const auto& [other, known_rank] : known(point, Fences::as_logged)) {
            grows = (other != word && carry(rank, known_rank, carried_[word][other])) || grows;
        }
    }
    return grows;
}

/// Records that a work-item that knows the operations on one word up to `rank` also knows the operations on
/// the other word up to rank `known`. Returns false if this was already recorded, or if there are too many
/// records.
bool AtomicOrder::carry(Rank rank, Rank known, std::vector<std::pair<Rank, Rank>>& carried) {
    const auto behind = std::ranges::upper_bound(carried, rank, {}, &std::pair<Rank, Rank>::first);
    const bool is_new = behind == carried.begin() || std::prev(behind)->second < known;
    if (!is_new || carried_count_ >= most_carried) {
        return false;
    }
    const auto is_more = [known](const std::pair<Rank, Rank>& next) { return next.second > known; };
    const auto end = std::find_if(behind, carried.end(), is_more);
    carried_count_ -= static_cast<std::size_t>(end - behind);
    carried.insert(carried.erase(behind, end), {rank, known});
    ++carried_count_;
    return true;
}

const OrderPoint::Side& AtomicOrder::side(const OrderPoint& point, WordIndex word, Fences fences) const {
    return fences == Fences::everywhere ? point.unfenced : point.with(words_[word].space);
}

/// Returns the lowest rank among the atomic operations that publish an access, that is, make it visible to
/// other work-items. Returns never_rank if no operation publishes it.
AtomicOrder::Rank AtomicOrder::published(const OrderPoint& point, const OfGroup& group, Fences fences) const {
    const OrderPoint::Side& at = side(point, group.word, fences);
    Rank lowest = never_rank;
    const auto own = std::ranges::lower_bound(group.own, point.event, {}, &OwnOperation::event);
    if (own != group.own.end() && own->event == point.event) {
        lowest = own->rank; // the access is itself the atomic operation
    }
    const auto behind = std::ranges::upper_bound(group.own, at.released, {}, &OwnOperation::event);
    if (behind != group.own.end() && behind->item == point.item) {
        lowest = std::min(lowest, behind->lowest);
    }
    if (point.is_together && at.released_phase != OrderPoint::no_phase) {
        const auto later = std::ranges::upper_bound(group.phases, at.released_phase, {}, &Phase::phase);
        lowest = later == group.phases.end() ? lowest : std::min(lowest, later->lowest);
    }
    return lowest;
}

/// Returns the highest rank among the atomic operations that happen before an access; no_rank if there are
/// none.
AtomicOrder::Rank AtomicOrder::acquired(const OrderPoint& point, const OfGroup& group, Fences fences) const {
    Rank highest = no_rank;
    const std::uint64_t end = side(point, group.word, fences).acquired;
    const auto own = std::ranges::lower_bound(group.own, end, {}, &OwnOperation::event);
    if (own != group.own.begin() && std::prev(own)->item == point.item) {
        highest = std::prev(own)->highest;
    }
    if (point.is_together) {
        const auto now = std::ranges::lower_bound(group.phases, point.phase, {}, &Phase::phase);
        const auto decided = std::ranges::lower_bound(
            group.phases, std::min(point.phase, point.decided_phase), {}, &Phase::phase);
        if (now != group.phases.begin()) {
            highest = std::max(highest, std::prev(now)->highest_decided);
        }
        if (decided != group.phases.begin()) {
            highest = std::max(highest, std::prev(decided)->highest);
        }
    }
    return highest;
}

AtomicOrder::Known AtomicOrder::known(const OrderPoint& point, Fences fences) const {
    Known all;
    const auto group = groups_.find(point.item / items_);
    if (group == groups_.end()) {
        return all;
    }
    const auto learn = [&all](WordIndex word, Rank rank) {
        const auto [at, is_new] = all.try_emplace(word, rank);
        at->second = std::max(at->second, rank);
    };
    for (const OfGroup& of_group : group->second) {
        const Rank rank = acquired(point, of_group, fences);
        if (rank == no_rank) {
            continue;
        }
        learn(of_group.word, rank);
        for (const auto& [word, carried] : carried_[of_group.word]) {
            auto behind = std::ranges::upper_bound(carried, rank, {}, &std::pair<Rank, Rank>::first);
            while (behind != carried.begin() && !reaches(std::prev(behind)->first, rank)) {
                --behind;
            }
            if (behind != carried.begin()) {
                learn(word, std::prev(behind)->second);
            }
        }
    }
    return all;
}

bool AtomicOrder::comes_first(const OrderPoint& a, const OrderPoint& b, Fences fences) const {
    const auto group = groups_.find(a.item / items_);
    if (group == groups_.end()) {
        return false;
    }
    const Known known_to_b = known(b, fences);
    return std::ranges::any_of(group->second, [&](const OfGroup& of_group) {
        const auto at = known_to_b.find(of_group.word);
        return at != known_to_b.end() && reaches(published(a, of_group, fences), at->second);
    });
}

const LockTurn* AtomicOrder::turn_around(const AtomicWord& word, const OrderPoint& point,
                                         Fences fences) const {
    const OrderPoint::Side& side = fences == Fences::everywhere ? point.unfenced : point.with(word.space);
    const std::uint64_t group = point.item / items_;
    const auto group_of = [this](const LockTurn& turn) { return turn.first.at.item / items_; };
    const auto first = std::ranges::lower_bound(word.turns, group, {}, group_of);
    const auto end = std::ranges::upper_bound(word.turns, group, {}, group_of);
    const auto around = std::find_if(first, end, [&](const LockTurn& turn) {
        return is_in_turn(turn, point, side, true) && is_in_turn(turn, point, side, false);
    });
    return around == end ? nullptr : &*around;
}

bool AtomicOrder::orders(const OrderPoint& a, const OrderPoint& b, Fences fences) const {
    if (comes_first(a, b, fences) || comes_first(b, a, fences)) {
        return true;
    }
    const auto locks = locks_.find(a.item / items_);
    return locks != locks_.end() && std::ranges::any_of(locks->second, [&](WordIndex word) {
               const LockTurn* const turn = turn_around(words_[word], a, fences);
               const LockTurn* const other = turn == nullptr ? nullptr : turn_around(words_[word], b, fences);
               return other != nullptr && turn != other;
           });
}

bool AtomicOrder::orders(const OrderPoint& a, const OrderPoint& b) const {
    return orders(a, b, Fences::as_logged);
}

bool AtomicOrder::would_order_with_fences(const OrderPoint& a, const OrderPoint& b) const {
    return orders(a, b, Fences::everywhere);
}

} // namespace lockstep
