#include "core/analysis/findings/atomic_words.h"

#include "core/analysis/findings/atomic_changes.h"
#include "core/trace/object_index.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t most_operations = 1 << 22;
constexpr std::size_t most_words = 65536;
constexpr std::size_t most_counters = 64; ///< more are the bins of a histogram, and tickets for nothing

using Operations = std::vector<AtomicOperation>;

/// A word of memory: its group and local address, or none and a global one.
struct WordPlace {
    std::uint64_t owner = 0; ///< 0, or 1 + the group
    std::uint64_t address = 0;
    friend auto operator<=>(const WordPlace&, const WordPlace&) = default;
};

struct Store {
    ItemEvent at;
    WordPlace place;
    std::uint32_t bytes = 0;
    std::optional<std::uint64_t> value; ///< where it fits a slot
};

/// Reads the log for what was done to words.
class WordReader {
public:
    WordReader(const Trace& trace, OrderMarks& marks)
        : trace_(trace), marks_(marks), objects_(trace.objects), items_(items_per_group(trace.range)) {}

    std::vector<AtomicWord> read() {
        for (std::uint64_t item = 0; item < item_count(trace_.range); ++item) {
            read_atomics(item);
        }
        drop_overlapping();
        for (const auto& [place, operations] : operations_) {
            const bool is_shared = std::ranges::adjacent_find(operations, std::ranges::not_equal_to(),
                                                              [](const AtomicOperation& one) {
                                                                  return one.at.item;
                                                              }) != operations.end();
            std::optional<AtomicWord> word = is_shared ? tickets(operations) : std::nullopt;
            if (is_shared && !word) {
                word = lock(operations);
            }
            if (word && words_.size() < most_words) {
                word->space = trace_.program.sites[operations.front().site].space;
                words_.emplace(place, std::move(*word));
            }
        }
        for (std::uint64_t item = 0; !words_.empty() && item < item_count(trace_.range); ++item) {
            look_at_stores(item);
        }
        const auto counters =
            std::ranges::count_if(words_, [](const auto& at) { return !at.second.is_lock; });
        std::vector<AtomicWord> words;
        for (auto& [place, word] : words_) {
            if (word.is_lock || static_cast<std::size_t>(counters) <= most_counters) {
                words.push_back(std::move(word));
            }
        }
        return words;
    }

private:
    const SiteInfo& site_of(std::uint32_t site) const { return trace_.program.sites[site]; }
    std::uint64_t group_of(std::uint64_t item) const { return item / items_; }
    WordPlace place_of(const SiteInfo& site, std::uint64_t item, std::uint64_t address) const {
        return {site.space == Space::local ? group_of(item) + 1 : 0, address};
    }

    void read_atomics(std::uint64_t item) {
        std::uint64_t number = trace_.offsets[item];
        std::uint64_t value = trace_.value_offsets[item];
        Operations* last = nullptr;
        for (const Event event : trace_.events_of(WorkItem(item))) {
            if (is_fault(event)) {
                if (fault_of(event).kind == FaultKind::nothing_exchanged && last != nullptr &&
                    last->back().at.event + 1 == number) {
                    last->pop_back(); // a compare-exchange that found another value
                    last = nullptr;
                }
                ++number;
                continue;
            }
            const SiteInfo& site = site_of(event_site(event).value());
            if (site.kind == SiteKind::atomic) {
                last = &operations_[place_of(site, item, event_payload(event))];
                last->push_back({{item, number}, trace_.value(value), event_site(event).value()});
            }
            value += value_slots(site);
            ++number;
        }
    }

    /// Words of other sizes, or that begin in one another, are more than the one word that the values tell of.
    void drop_overlapping() {
        std::erase_if(operations_, [](const auto& entry) { return entry.second.empty(); });
        std::set<WordPlace> overlapping;
        const auto bytes_of = [this](const Operations& operations) {
            return size_bytes(site_of(operations.front().site).type);
        };
        for (auto at = operations_.begin(); at != operations_.end(); ++at) {
            const auto is_of_its_size = [&](const AtomicOperation& one) {
                return size_bytes(site_of(one.site).type) == bytes_of(at->second);
            };
            if (!std::ranges::all_of(at->second, is_of_its_size)) {
                overlapping.insert(at->first);
            }
            const auto next = std::next(at);
            if (next != operations_.end() && next->first.owner == at->first.owner &&
                next->first.address < at->first.address + 8) { // as far as an atomic reaches
                const bool overlaps = next->first.address < at->first.address + bytes_of(at->second);
                if (overlaps) {
                    overlapping.insert(at->first);
                    overlapping.insert(next->first);
                }
            }
        }
        std::erase_if(operations_, [&](const auto& entry) { return overlapping.contains(entry.first); });
    }

    /// Steps of one: numbers that go up and down, or round, are no order.
    std::optional<AtomicWord> tickets(const Operations& operations) const {
        const Change change = change_of(site_of(operations.front().site));
        if (change != Change::up && change != Change::down) {
            return std::nullopt;
        }
        AtomicWord word;
        std::set<std::int64_t> ranks;
        for (const AtomicOperation& operation : operations) {
            const SiteInfo& site = site_of(operation.site);
            const std::int64_t value = signed_value(operation.returned, site.type);
            const std::int64_t rank = change == Change::up ? value : ~value; // the other way round, all fit
            if (change_of(site) != change || !ranks.insert(rank).second) {
                return std::nullopt;
            }
            word.turns[group_of(operation.at.item)].push_back({operation, operation, rank});
        }
        const auto is_apart = [](std::int64_t a, std::int64_t b) {
            return static_cast<std::uint64_t>(b) - static_cast<std::uint64_t>(a) != 1;
        };
        return std::ranges::adjacent_find(ranks, is_apart) == ranks.end() ? std::optional(std::move(word))
                                                                          : std::nullopt;
    }

    std::optional<AtomicWord> lock(const Operations& operations) const {
        AtomicWord word{.is_lock = true};
        std::optional<std::uint64_t> free; // what the word holds when nobody has the lock
        const std::span<const AtomicOperation> all = operations;
        for (std::size_t begin = 0; begin < all.size();) {
            std::size_t end = begin;
            while (end < all.size() && all[end].at.item == all[begin].at.item) {
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

    bool add_turns(std::span<const AtomicOperation> of_item, std::uint64_t free, AtomicWord& word) const {
        const AtomicOperation* taken = nullptr;
        for (const AtomicOperation& operation : of_item) {
            const bool found_free = operation.returned == free;
            if (change_of(site_of(operation.site)) != Change::exchange || (taken != nullptr && found_free)) {
                return false;
            }
            if (taken != nullptr) {
                word.turns[group_of(operation.at.item)].push_back({*taken, operation, 0});
            }
            taken = taken == nullptr && found_free ? &operation : nullptr;
        }
        return taken == nullptr; // else it was never given back
    }

    void look_at_stores(std::uint64_t item) {
        std::uint64_t number = trace_.offsets[item];
        std::uint64_t value = trace_.value_offsets[item];
        for (const Event event : trace_.events_of(WorkItem(item))) {
            const SiteInfo* const site = is_fault(event) ? nullptr : &site_of(event_site(event).value());
            if (site != nullptr && site->kind == SiteKind::write &&
                (site->space == Space::global || site->space == Space::local)) {
                const bool is_word = value_slots(*site) == 1;
                for (const Piece piece : site->pieces) {
                    drop_stored({{item, number},
                                 place_of(*site, item, (event_payload(event) + piece.offset) & payload_mask),
                                 piece.bytes,
                                 is_word ? std::optional(trace_.value(value)) : std::nullopt});
                }
            }
            value += site != nullptr ? value_slots(*site) : 0;
            ++number;
        }
    }

    void drop_stored(const Store& stored) {
        const auto& [store, place, bytes, value] = stored;
        const WordPlace farthest{place.owner, place.address < 8 ? 0 : place.address - 8};
        for (auto at = words_.lower_bound(farthest);
             at != words_.end() && at->first < WordPlace{place.owner, place.address + bytes};) {
            const AtomicOperation& some = at->second.turns.begin()->second.front().first;
            const bool is_hit = place.address < at->first.address + size_bytes(site_of(some.site).type);
            const bool puts_back = is_hit && stays(stored, at->first) && has_seen_the_last(store, at->second);
            at = is_hit && !puts_back ? words_.erase(at) : std::next(at);
        }
    }

    /// Whether the word holds in the end what was stored: nobody took a ticket after that.
    bool stays(const Store& stored, WordPlace word) const {
        const auto object = objects_.find(Space::global, word.address);
        if (word.owner != 0 || stored.place.address != word.address || !stored.value || !object) {
            return false;
        }
        const ObjectInfo& buffer = trace_.objects[*object];
        const auto output = std::ranges::find_if(trace_.outputs, [&](const Output& one) {
            return static_cast<int>(one.argument) == buffer.argument;
        });
        const std::uint64_t offset = word.address - buffer.base;
        if (output == trace_.outputs.end() || stored.bytes > sizeof(std::uint64_t) ||
            offset + stored.bytes > output->instrumented.size()) {
            return false;
        }
        return std::memcmp(output->instrumented.data() + offset, &*stored.value, stored.bytes) == 0;
    }

    /// Whoever has the last ticket may put the counter back for the next launch.
    bool has_seen_the_last(ItemEvent store, const AtomicWord& word) {
        const AtomicTurn* last = nullptr;
        for (const auto& [group, turns] : word.turns) {
            for (const AtomicTurn& turn : turns) {
                last = last == nullptr || turn.rank > last->rank ? &turn : last;
            }
        }
        if (word.is_lock || last == nullptr || group_of(store.item) != group_of(last->last.at.item)) {
            return false;
        }
        const ItemEvent ticket = last->last.at;
        const std::uint64_t flags = fence_flags(word.space);
        return store.item == ticket.item ? store.event > ticket.event
                                         : marks_.passes_together(group_of(store.item)) &&
                                               marks_.phase(store, flags) > marks_.phase(ticket, flags);
    }

    const Trace& trace_;
    OrderMarks& marks_;
    ObjectIndex objects_;
    std::uint64_t items_ = 1; ///< of a group
    std::map<WordPlace, Operations> operations_;
    std::map<WordPlace, AtomicWord> words_;
};

std::uint64_t atomics_in(const Trace& trace) {
    return static_cast<std::uint64_t>(std::ranges::count_if(trace.events.span(), [&](Event event) {
        return !is_fault(event) && trace.program.sites[event_site(event).index()].kind == SiteKind::atomic;
    }));
}

} // namespace

std::vector<AtomicWord> atomic_words(const Trace& trace, OrderMarks& marks) {
    if (!trace.has_values() || trace.part || !trace.parts.empty() || atomics_in(trace) > most_operations) {
        return {};
    }
    return WordReader(trace, marks).read();
}

} // namespace lockstep
