#include "core/analysis/findings/atomic_order.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string_view>

namespace lockstep {
namespace {

enum class Change : std::uint8_t { up, down, exchange, other };

/// What an atomic does to its word, by its name in the source.
Change change_of(const SiteInfo& site) {
    constexpr std::array<std::pair<std::string_view, Change>, 6> names{{{"inc", Change::up},
                                                                        {"add", Change::up},
                                                                        {"dec", Change::down},
                                                                        {"sub", Change::down},
                                                                        {"xchg", Change::exchange},
                                                                        {"cmpxchg", Change::exchange}}};
    const std::string_view text = site.text;
    const std::string_view name = text.substr(0, text.find('('));
    for (const std::string_view prefix : {"atomic_", "atom_"}) {
        for (const auto& [rest, change] : names) {
            if (name.starts_with(prefix) && name.substr(prefix.size()) == rest) {
                return change;
            }
        }
    }
    return Change::other;
}

/// As a number that can be compared.
std::int64_t signed_value(std::uint64_t slot, ValueType type) {
    switch (type.scalar) {
    case Scalar::int32:
        return static_cast<std::int32_t>(slot);
    case Scalar::uint32:
        return static_cast<std::uint32_t>(slot);
    default:
        return static_cast<std::int64_t>(slot);
    }
}

constexpr std::uint64_t most_operations = 1 << 22;
constexpr std::size_t most_words = 4096;

/// Whether an event orders global memory: a barrier or a fence with its flag.
bool is_fence(Event event, const Program& program) {
    constexpr std::uint64_t global_flag = 2;
    if (is_fault(event)) {
        return false;
    }
    const SiteKind kind = program.sites[event_site(event).index()].kind;
    return (kind == SiteKind::barrier || kind == SiteKind::fence) &&
           (event_payload(event) & global_flag) != 0;
}

bool is_barrier(Event event, const Program& program) {
    return is_fence(event, program) && program.sites[event_site(event).index()].kind == SiteKind::barrier;
}

std::uint64_t atomics_in(const Trace& trace) {
    return static_cast<std::uint64_t>(std::ranges::count_if(trace.events.span(), [&](Event event) {
        return !is_fault(event) && trace.program.sites[event_site(event).index()].kind == SiteKind::atomic;
    }));
}

} // namespace

AtomicOrder::AtomicOrder(const Trace& trace) : trace_(trace), items_(items_per_group(trace.range)) {
    if (!trace.has_values() || trace.part || !trace.parts.empty() || atomics_in(trace) > most_operations) {
        return;
    }
    std::map<WordPlace, Operations> words;
    for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
        read(item, words);
    }
    for (const auto& [place, operations] : words) {
        const bool is_shared = std::ranges::adjacent_find(operations, std::ranges::not_equal_to(),
                                                          &Operation::item) != operations.end();
        std::optional<Word> word = is_shared ? tickets(operations) : std::nullopt;
        if (is_shared && !word) {
            word = lock(operations);
        }
        if (word && words_.size() < most_words) {
            words_.push_back(std::move(*word));
        }
    }
}

void AtomicOrder::read(std::uint64_t item, std::map<WordPlace, Operations>& words) {
    std::uint64_t number = trace_.offsets[item];
    std::uint64_t value = trace_.value_offsets[item];
    std::uint32_t phase = 0;
    Operations* last = nullptr;
    for (const Event event : trace_.events_of(WorkItem(item))) {
        if (is_fault(event)) {
            if (fault_of(event).kind == FaultKind::nothing_exchanged && last != nullptr &&
                last->back().event + 1 == number) {
                last->pop_back(); // a compare-exchange that found another value
                last = nullptr;
            }
            ++number;
            continue;
        }
        const SiteInfo& site = trace_.program.sites[event_site(event).index()];
        phase += is_barrier(event, trace_.program) ? 1 : 0;
        if (site.kind == SiteKind::atomic) {
            const std::uint64_t owner = site.space == Space::local ? group_of(item) + 1 : 0;
            last = &words[{owner, event_payload(event)}];
            last->push_back({item, number, trace_.value(value), event_site(event).value(), phase});
        }
        value += value_slots(site);
        ++number;
    }
}

/// Steps of one size: numbers that go up and down, or round, are no order.
std::optional<AtomicOrder::Word> AtomicOrder::tickets(const Operations& operations) const {
    const Change change = change_of(trace_.program.sites[operations.front().site]);
    if (change != Change::up && change != Change::down) {
        return std::nullopt;
    }
    Word word;
    std::set<std::int64_t> ranks;
    for (const Operation& operation : operations) {
        const SiteInfo& site = trace_.program.sites[operation.site];
        const std::int64_t value = signed_value(operation.returned, site.type);
        const std::int64_t rank = change == Change::up ? value : -value;
        if (change_of(site) != change || !ranks.insert(rank).second) {
            return std::nullopt;
        }
        word.turns[group_of(operation.item)].push_back({operation, operation, rank});
    }
    const auto wrong_step = [step = *std::next(ranks.begin()) -
                                    *ranks.begin()](std::int64_t a, std::int64_t b) { return b - a != step; };
    return std::ranges::adjacent_find(ranks, wrong_step) == ranks.end() ? std::optional(std::move(word))
                                                                        : std::nullopt;
}

std::optional<AtomicOrder::Word> AtomicOrder::lock(const Operations& operations) const {
    Word word{.is_lock = true, .turns = {}};
    std::optional<std::uint64_t> free; // what the word holds when nobody has the lock
    const std::span<const Operation> all = operations;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin;
        while (end < all.size() && all[end].item == all[begin].item) {
            ++end;
        }
        if (end - begin < 2 || (free && *free != all[end - 2].returned)) {
            return std::nullopt;
        }
        free = all[end - 2].returned;
        if (!add_turns(all.subspan(begin, end - begin), *free, word)) {
            return std::nullopt;
        }
        begin = end;
    }
    return word;
}

/// A work-item's operations must be attempts that found the lock taken, the one that found it free, and the
/// one that gives it back; as often as it likes.
bool AtomicOrder::add_turns(std::span<const Operation> of_item, std::uint64_t free, Word& word) const {
    const Operation* taken = nullptr;
    for (const Operation& operation : of_item) {
        const bool found_free = operation.returned == free;
        const Change change = change_of(trace_.program.sites[operation.site]);
        if (change != Change::exchange || (taken != nullptr && found_free)) {
            return false;
        }
        if (taken != nullptr) {
            word.turns[group_of(operation.item)].push_back({*taken, operation, 0});
        }
        taken = taken == nullptr && found_free ? &operation : nullptr;
    }
    return taken == nullptr; // else it was never given back
}

AtomicOrder::Place AtomicOrder::place_of(const Point& point) const {
    const auto events =
        trace_.events_of(WorkItem(point.item)).first(point.event - trace_.offsets[point.item]);
    const auto barriers =
        std::ranges::count_if(events, [&](Event event) { return is_barrier(event, trace_.program); });
    return {point, static_cast<std::uint32_t>(barriers)};
}

bool AtomicOrder::is_fenced(std::uint64_t from, std::uint64_t to) const {
    for (std::uint64_t number = from + 1; number < to; ++number) {
        if (is_fence(trace_.event(number), trace_.program)) {
            return true;
        }
    }
    return false;
}

/// Whether the access is over when the operation is done.
bool AtomicOrder::is_before(const Place& place, const Operation& operation) const {
    if (place.point.item == operation.item) {
        return place.point.event < operation.event && is_fenced(place.point.event, operation.event);
    }
    return place.phase < operation.phase;
}

/// Whether the operation is done when the access begins.
bool AtomicOrder::is_behind(const Place& place, const Operation& operation) const {
    if (place.point.item == operation.item) {
        return place.point.event > operation.event && is_fenced(operation.event, place.point.event);
    }
    return place.phase > operation.phase;
}

/// Whether `a` is over when its group takes a ticket, and `b` begins when its group has taken a later one.
bool AtomicOrder::is_ticketed(const Word& word, const Place& a, const Place& b) const {
    const auto of_a = word.turns.find(group_of(a.point.item));
    const auto of_b = word.turns.find(group_of(b.point.item));
    if (of_a == word.turns.end() || of_b == word.turns.end()) {
        return false;
    }
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (const Turn& turn : of_a->second) {
        first = turn.rank < first && is_before(a, turn.last) ? turn.rank : first;
    }
    for (const Turn& turn : of_b->second) {
        last = turn.rank > last && is_behind(b, turn.first) ? turn.rank : last;
    }
    return first < last;
}

const AtomicOrder::Turn* AtomicOrder::turn_around(const Word& word, const Place& place) const {
    const auto turns = word.turns.find(group_of(place.point.item));
    if (turns == word.turns.end()) {
        return nullptr;
    }
    const auto around = std::ranges::find_if(turns->second, [&](const Turn& turn) {
        return is_behind(place, turn.first) && is_before(place, turn.last);
    });
    return around == turns->second.end() ? nullptr : &*around;
}

bool AtomicOrder::orders(Point a, Point b) const {
    if (words_.empty()) {
        return false;
    }
    const Place one = place_of(a);
    const Place other = place_of(b);
    return std::ranges::any_of(words_, [&](const Word& word) {
        if (!word.is_lock) {
            return is_ticketed(word, one, other) || is_ticketed(word, other, one);
        }
        const Turn* const turn = turn_around(word, one);
        const Turn* const other_turn = turn_around(word, other);
        return turn != nullptr && other_turn != nullptr && turn != other_turn;
    });
}

} // namespace lockstep
