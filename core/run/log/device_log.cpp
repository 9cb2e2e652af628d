#include "core/run/log/device_log.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t head_words = 4; ///< size of the spill area's header: taken, room, first, end

/// Returns the number of words that the spill area, with a capacity of `room` words, occupies at the start of
/// a log.
std::uint64_t words_of_spill(std::uint64_t room) {
    return room == 0 ? 0 : head_words + 2 * room;
}

/// Reserves consecutive ranges of the counted sizes, starting at `begin`.
void lay_out(DeviceLog& log, ItemRange items, std::uint64_t begin, ItemsWithoutRange without_range) {
    Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    if (without_range == ItemsWithoutRange::count) {
        std::fill_n(places.data(), items.first, begin);
    }
    for (std::uint64_t i = items.first; i < items.end; ++i) {
        places[i] = begin;
        begin += counts[i];
    }
    places[items.end] = begin;
    if (without_range == ItemsWithoutRange::count) {
        std::fill(places.data() + items.end, places.data() + places.size(), begin);
    }
}

/// Removes the gaps of work-items that logged less than they counted.
void close_gaps(DeviceLog& log, ItemRange items) {
    const Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    Column64& entries = log.entries.host();
    std::uint64_t at = 0;
    for (std::uint64_t i = items.first; i < items.end; ++i) {
        std::memmove(entries.data() + at, entries.data() + places[i], counts[i] * sizeof(std::uint64_t));
        at += counts[i];
    }
    lay_out(log, items, 0, ItemsWithoutRange::count);
}

/// Merges the spilled words of each work-item into its range.
Column64 with_spill(DeviceLog& log, ItemRange items) {
    const Column64& entries = log.entries.host();
    Column64 whole(counted(log, items));
    // For each work-item, the end of those of its words that have already been merged.
    std::vector<std::uint64_t> ends(items.end - items.first);
    std::uint64_t begin = 0;
    for (std::uint64_t i = items.first; i < items.end; ++i) {
        const std::uint64_t place = log.places.host()[i];
        const std::uint64_t count = log.counts.host()[i];
        const std::uint64_t kept = std::min(count, log.places.host()[i + 1] - place);
        std::copy_n(entries.data() + place, kept, whole.data() + begin);
        ends[i - items.first] = begin + kept;
        begin += count;
    }
    const std::uint64_t taken = entries[0];
    for (std::uint64_t k = 0; k < taken; ++k) {
        const std::uint64_t item = entries[head_words + 2 * k];
        whole[ends[item - items.first]++] = entries[head_words + 2 * k + 1];
    }
    lay_out(log, items, 0, ItemsWithoutRange::count);
    return whole;
}

} // namespace

DeviceLog::DeviceLog(const Device& device, std::uint64_t items)
    : places(device, items + 1), counts(device, items), entries(device, 0) {
    places.fill_with_zeros();
}

void DeviceLog::make_entries(const Device& device, std::uint64_t words) {
    // Room for at least one word is needed, because after release() of a column there is no buffer at all.
    if (is_placed || entries.room() < std::max<std::uint64_t>(words, 1)) {
        // Frees the old log before the new one is allocated.
        entries = DeviceColumn(device, 0);
        entries = DeviceColumn(device, words);
        is_placed = false;
    }
}

void DeviceLog::place_entries(const Device& device, std::span<std::uint64_t> place) {
    entries = DeviceColumn(device, Column64(Block::lent(place.data(), place.size_bytes()), place.size()));
    is_placed = true;
}

std::uint64_t counted(DeviceLog& log, ItemRange items) {
    std::uint64_t sum = 0;
    for (std::uint64_t i = items.first; i < items.end; ++i) {
        sum += log.counts.host()[i];
    }
    return sum;
}

void make_room(const Device& device, DeviceLog& log, ItemRange items, std::uint64_t spill_room,
               ItemsWithoutRange without_range, std::span<std::uint64_t> place) {
    log.spill_room = spill_room;
    lay_out(log, items, words_of_spill(spill_room), without_range);
    log.places.to_device();
    if (spill_room == 0 && !place.empty()) {
        log.place_entries(device, place);
    } else {
        log.make_entries(device, words_of_spill(spill_room) + counted(log, items));
    }
    if (spill_room != 0) {
        Column64& entries = log.entries.host();
        entries[0] = 0;
        entries[1] = spill_room;
        entries[2] = items.first;
        entries[3] = items.end;
        log.entries.to_device(head_words);
    }
}

LogFit compare_with_places(DeviceLog& log, ItemRange items) {
    log.counts.to_host();
    const Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    LogFit result = LogFit::exact;
    for (std::uint64_t i = items.first; i < items.end; ++i) {
        const std::uint64_t place = places[i + 1] - places[i];
        if (counts[i] != place) {
            result = std::max(result, counts[i] > place ? LogFit::overflow : LogFit::gaps);
        }
    }
    const bool is_kept = result == LogFit::overflow && words_beyond_places(log, items) <= log.spill_room;
    // If the log has a spill area, the ranges follow it, so the words must be moved even if none was spilled.
    return is_kept || (result < LogFit::overflow && log.spill_room != 0) ? LogFit::spilled : result;
}

std::uint64_t words_beyond_places(DeviceLog& log, ItemRange items) {
    std::uint64_t words = 0;
    for (std::uint64_t i = items.first; i < items.end; ++i) {
        const std::uint64_t place = log.places.host()[i + 1] - log.places.host()[i];
        words += log.counts.host()[i] - std::min(log.counts.host()[i], place);
    }
    return words;
}

std::optional<Column64> read_log(DeviceLog& log, ItemRange items, LogFit fit) {
    log.entries.to_host();
    if (fit == LogFit::spilled) {
        return with_spill(log, items);
    }
    if (fit == LogFit::gaps) {
        close_gaps(log, items);
    }
    return std::nullopt;
}

} // namespace lockstep
