#include "core/analysis/races/atomic_log.h"

#include "core/analysis/races/atomic_words.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <span>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t most_operations = 1 << 21;
constexpr std::size_t most_words = 65536;
constexpr std::size_t most_counters = 64;
constexpr std::uint32_t most_exchanges = 16; ///< of a word that other operations change, too
constexpr std::uint64_t most_stores = 4096;  ///< maximum number of plain stores that are kept per object
constexpr std::uint64_t most_bytes = 8;      ///< size in bytes of the largest atomic operation

bool is_written(const LaunchMemory& memory, std::uint64_t address, std::uint32_t bytes) {
    bool is_hit = false;
    for_words(address, bytes, [&](std::uint64_t word, std::uint64_t bits) {
        const TouchedPage* const page = memory.pages().find(word / TouchedPage::words);
        is_hit = is_hit || (page != nullptr && (page->writes[word % TouchedPage::words] & bits) != 0);
    });
    return is_hit;
}

} // namespace

AtomicLog::AtomicLog(const Trace& trace, Space space)
    : trace_(trace),
      objects_(trace.objects),
      space_(space),
      may_order_(trace.has_values() &&
                 std::ranges::any_of(trace.program.sites, [space](const SiteInfo& site) {
                     return site.kind == SiteKind::atomic && site.space == space &&
                            change_of(site).change != Change::other;
                 })) {}

bool AtomicLog::is_hopeless(const Touched& touched) const {
    return touched.others > 1 ||
           (touched.exchanges > most_exchanges && (touched.has_step || touched.rises)) ||
           (touched.has_step && stepped_ > most_counters) || (touched.rises && risen_ > most_counters);
}

void AtomicLog::add_group(std::uint64_t group) {
    ++groups_;
    if (!may_order_ || count_ > most_operations || touched_.size() > most_words) {
        return;
    }
    const std::uint64_t items = items_per_group(trace_.range);
    const GroupOrder order(trace_, group);
    for (std::uint64_t item = group * items; item < (group + 1) * items; ++item) {
        read_item(item, order);
    }
}

void AtomicLog::read_item(std::uint64_t item, const GroupOrder& order) {
    const std::span<const Event> events = trace_.events_of(WorkItem(item));
    std::uint64_t value = trace_.value_offsets[item];
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (is_fault(events[i])) {
            continue;
        }
        const SiteInfo& site = trace_.program.sites[event_site(events[i]).index()];
        const ItemEvent at{item, trace_.offsets[item] + i};
        const bool is_failed = i + 1 < events.size() && is_fault(events[i + 1]) &&
                               fault_of(events[i + 1]).kind == FaultKind::nothing_exchanged;
        if (site.space == space_ && site.kind == SiteKind::atomic && !is_failed) {
            note_atomic(at, trace_.value(value), order);
        } else if (site.space == space_ && site.kind == SiteKind::write) {
            note_store(at, value, order);
        }
        value += value_slots(site);
    }
}

void AtomicLog::note_atomic(ItemEvent at, std::uint64_t value, const GroupOrder& order) {
    if (++count_ > most_operations) {
        // With so many atomics, no order is determined: storing them would need four times the memory of the
        // log.
        touched_.clear();
        return;
    }
    const Event event = trace_.event(at.event);
    const auto [place, is_new] = touched_.try_emplace(event_payload(event));
    Touched& touched = place->second;
    const AtomicChange change = change_of(trace_.program.sites[event_site(event).index()]);
    const bool is_step = change.step != 0;
    const bool rises =
        change.change != Change::adds && change.change != Change::exchanges && change.change != Change::other;
    stepped_ += is_step && !touched.has_step ? 1 : 0;
    risen_ += rises && !touched.rises ? 1 : 0;
    touched.exchanges += change.change == Change::exchanges ? 1 : 0;
    touched.has_step |= is_step;
    touched.rises |= rises;
    touched.others = std::min(touched.others + (change.change == Change::other ? 1 : 0), 2U);
    if (is_hopeless(touched)) {
        touched.operations = {};
        return;
    }
    const OrderPoint point = order.point(at);
    const OrderPoint::Side& side = point.with(space_);
    touched.operations.push_back({at, value, side.acquired, event_site(event).value(), point.phase,
                                  side.released_phase, point.decided_phase, order.is_decided_in_phase(at),
                                  point.is_together});
}

void AtomicLog::note_store(ItemEvent at, std::uint64_t value, const GroupOrder& order) {
    const Event event = trace_.event(at.event);
    const SiteInfo& site = trace_.program.sites[event_site(event).index()];
    std::optional<WordStore> place;
    for (const Piece piece : site.pieces) {
        const std::uint64_t address = (event_payload(event) + piece.offset) & payload_mask;
        const auto object = objects_.find(space_, address);
        if (!object) {
            continue;
        }
        Stores& stores = stores_[*object];
        if (++stores.count > most_stores) {
            stores.first = {};
            continue;
        }
        if (!place) {
            const OrderPoint point = order.point(at);
            place = WordStore{at, point.phase, point.with(space_).released_phase, point.is_together};
        }
        stores.first.push_back({address, piece.bytes, *place,
                                value_slots(site) == 1 ? std::optional(trace_.value(value)) : std::nullopt});
    }
}

void AtomicLog::merge(const AtomicLog& other) {
    groups_ += other.groups_;
    count_ += other.count_;
    for (const auto& [address, from] : other.touched_) {
        Touched& to = touched_[address];
        stepped_ += from.has_step && !to.has_step ? 1 : 0;
        risen_ += from.rises && !to.rises ? 1 : 0;
        to.rises |= from.rises;
        to.exchanges += from.exchanges;
        to.has_step |= from.has_step;
        to.others = std::min(to.others + from.others, 2U);
        to.operations.insert(to.operations.end(), from.operations.begin(), from.operations.end());
        if (is_hopeless(to)) {
            to.operations = {};
        }
    }
    for (const auto& [object, from] : other.stores_) {
        Stores& to = stores_[object];
        to.count += from.count;
        to.first.insert(to.first.end(), from.first.begin(), from.first.end());
        if (to.count > most_stores) {
            to.first = {};
        }
    }
}

/// Whether an overlapping word is also changed by atomics. If so, the values of this word do not show all of
/// its changes.
bool AtomicLog::overlaps(std::uint64_t address) const {
    const auto bytes_at = [this](std::uint64_t at) {
        const auto& operations = touched_.at(at).operations;
        return operations.empty() ? most_bytes
                                  : size_bytes(trace_.program.sites[operations.front().site].type);
    };
    const auto at = touched_.find(address);
    const auto next = std::next(at);
    const bool hits_next = next != touched_.end() && next->first < address + bytes_at(address);
    return hits_next ||
           (at != touched_.begin() && std::prev(at)->first + bytes_at(std::prev(at)->first) > address);
}

std::vector<AtomicWord> AtomicLog::words(const LaunchMemory* memory) const {
    const bool is_whole = space_ == Space::local || groups_ == group_count(trace_.range);
    if (!may_order_ || !is_whole || count_ > most_operations || touched_.size() > most_words) {
        return {};
    }
    std::vector<AtomicWord> words;
    for (const auto& [address, touched] : touched_) {
        if (touched.operations.empty() || is_hopeless(touched) || overlaps(address)) {
            continue;
        }
        std::vector<AtomicWord> found = words_at(address, touched, memory);
        std::ranges::move(found, std::back_inserter(words));
    }
    return words;
}

std::vector<AtomicWord> AtomicLog::words_at(std::uint64_t address, const Touched& touched,
                                            const LaunchMemory* memory) const {
    std::vector<AtomicOperation> operations = touched.operations;
    std::ranges::sort(operations, {}, [](const AtomicOperation& one) { return one.at.event; });
    const std::uint32_t bytes = size_bytes(trace_.program.sites[operations.front().site].type);
    const auto stores = stores_to(address, bytes, memory);
    if (!stores || !can_compare(stores->size(), operations.size())) {
        return {};
    }
    const std::uint64_t items = items_per_group(trace_.range);
    const auto is_apart = [&](const Store& store) { // ordered relative to all operations
        return std::ranges::all_of(operations, [&](const AtomicOperation& operation) {
            return comes_before(store.store, operation, items).has_value();
        });
    };
    std::vector<WordStore> dividing;
    std::vector<Store> resets;
    for (const Store& store : *stores) {
        if (is_apart(store)) {
            dividing.push_back(store.store);
        } else {
            resets.push_back(store);
        }
    }
    const std::vector<WordStore> exchanges = take_setting_exchanges(trace_.program, operations, items);
    dividing.insert(dividing.end(), exchanges.begin(), exchanges.end());
    const auto parts = divided_at(dividing, operations, items);
    if (!parts || (!resets.empty() && parts->size() != 1)) {
        return {};
    }
    std::vector<AtomicWord> words;
    for (const std::vector<AtomicOperation>& part : *parts) {
        if (auto word = word_of(trace_.program, part); word) {
            words.push_back(std::move(*word));
        }
    }
    const bool is_spoilt = std::ranges::any_of(resets, [&](const Store& store) {
        return words.empty() || !stays(store, address) || !has_seen_the_last(store.store, words.front());
    });
    return is_spoilt ? std::vector<AtomicWord>() : words;
}

std::optional<std::vector<AtomicLog::Store>> AtomicLog::stores_to(std::uint64_t address, std::uint32_t bytes,
                                                                  const LaunchMemory* memory) const {
    std::vector<Store> found;
    const auto object = objects_.find(space_, address);
    const auto stores = object ? stores_.find(*object) : stores_.end();
    if (stores == stores_.end() || (memory != nullptr && !is_written(*memory, address, bytes))) {
        return found;
    }
    if (stores->second.count > most_stores) {
        return std::nullopt;
    }
    std::ranges::copy_if(stores->second.first, std::back_inserter(found), [&](const Store& store) {
        return store.address < address + bytes && address < store.address + store.bytes;
    });
    return found;
}

/// Whether the stored value is still in the word at the end of the launch. If so, no operation changed the
/// word after the store.
bool AtomicLog::stays(const Store& store, std::uint64_t address) const {
    const auto object = objects_.find(Space::global, address);
    if (space_ == Space::local || store.address != address || !store.value || !object) {
        return false;
    }
    const ObjectInfo& buffer = trace_.objects[*object];
    const auto output = std::ranges::find_if(
        trace_.outputs, [&](const Output& one) { return static_cast<int>(one.argument) == buffer.argument; });
    const std::uint64_t offset = address - buffer.base;
    if (output == trace_.outputs.end() || store.bytes > sizeof(std::uint64_t) ||
        offset + store.bytes > output->instrumented.size()) {
        return false;
    }
    return std::memcmp(output->instrumented.data() + offset, &*store.value, store.bytes) == 0;
}

bool AtomicLog::has_seen_the_last(const WordStore& store, const AtomicWord& word) const {
    if (word.ranked.empty()) {
        return false;
    }
    const AtomicOperation& last = word.ranked.back().operation;
    const std::uint64_t items = items_per_group(trace_.range);
    if (store.at.item == last.at.item) {
        return store.at.event > last.at.event;
    }
    return store.at.item / items == last.at.item / items && last.is_together && store.phase > last.phase;
}

} // namespace lockstep
