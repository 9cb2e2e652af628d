#include "core/run/device_log.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace lockstep {

DeviceLog::DeviceLog(const Device& device, std::uint64_t items)
    : places(device, items + 1), counts(device, items), entries(device, 0) {
    std::memset(places.host().data(), 0, (items + 1) * sizeof(std::uint64_t));
    places.to_device();
}

namespace {

/// `room` says how many entries a work-item gets, by its number and the size of its place so far.
template <class Room>
std::uint64_t lay_out(DeviceLog& log, ItemRange items, const Room& room) {
    Column64& places = log.places.host();
    std::uint64_t sum = 0;
    std::uint64_t old_begin = places[0];
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const std::uint64_t old_end = places[i + 1];
        places[i] = sum;
        sum += i >= items.first && i < items.end ? room(i, old_end - old_begin) : 0;
        old_begin = old_end;
    }
    places[places.size() - 1] = sum;
    log.places.to_device();
    return sum;
}

} // namespace

std::uint64_t make_places(DeviceLog& log, ItemRange items) {
    return lay_out(log, items, [&](std::size_t i, std::uint64_t) { return log.counts.host()[i]; });
}

std::uint64_t make_larger_places(DeviceLog& log, ItemRange items, const Growth& growth) {
    const Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    std::uint64_t most_excess = 0;
    std::uint64_t needed = 0;
    std::vector<bool> exceeds(growth.group_items); // by local id
    for (std::size_t i = items.first; i < items.end; ++i) {
        const std::uint64_t place = places[i + 1] - places[i];
        const std::uint64_t excess = counts[i] - std::min(counts[i], place);
        most_excess = std::max(most_excess, excess);
        needed += std::max(counts[i], place);
        exceeds[i % growth.group_items] = excess != 0 || exceeds[i % growth.group_items];
    }
    const auto positions = static_cast<std::uint64_t>(std::ranges::count(exceeds, true));
    const std::uint64_t takers =
        std::max<std::uint64_t>(1, positions * ((items.end - items.first) / growth.group_items));
    const std::uint64_t left = growth.most - std::min(growth.most, needed);
    const std::uint64_t slack = std::min(growth.factor * most_excess, left / takers);
    return lay_out(log, items, [&](std::size_t i, std::uint64_t place) {
        return std::max(place, counts[i]) + (exceeds[i % growth.group_items] ? slack : 0);
    });
}

Fit compare_with_places(DeviceLog& log, ItemRange items) {
    log.counts.to_host();
    const Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    Fit result = Fit::exact;
    for (std::size_t i = items.first; i < items.end; ++i) {
        const std::uint64_t place = places[i + 1] - places[i];
        if (counts[i] != place) {
            result = std::max(result, counts[i] > place ? Fit::overflow : Fit::gaps);
        }
    }
    return result;
}

void close_gaps(DeviceLog& log, ItemRange items) {
    Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    Column64& entries = log.entries.host();
    std::uint64_t at = 0;
    for (std::size_t i = items.first; i < items.end; ++i) {
        std::memmove(entries.data() + at, entries.data() + places[i], counts[i] * sizeof(std::uint64_t));
        places[i] = at;
        at += counts[i];
    }
    for (std::size_t i = items.end; i < places.size(); ++i) {
        places[i] = at;
    }
}

} // namespace lockstep
