#include "core/run/device_log.h"

#include <algorithm>
#include <cstring>

namespace lockstep {

DeviceLog::DeviceLog(const Device& device, std::uint64_t items)
    : places(device, items + 1), counts(device, items), entries(device, 0) {
    std::memset(places.host().data(), 0, (items + 1) * sizeof(std::uint64_t));
    places.to_device();
}

std::uint64_t make_places(DeviceLog& log) {
    log.counts.to_host();
    Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        places[i] = sum;
        sum += counts[i];
    }
    places[places.size() - 1] = sum;
    log.places.to_device();
    return sum;
}

Fit compare_with_places(DeviceLog& log) {
    log.counts.to_host();
    const Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    Fit result = Fit::exact;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const std::uint64_t place = places[i + 1] - places[i];
        if (counts[i] != place) {
            result = std::max(result, counts[i] > place ? Fit::overflow : Fit::gaps);
        }
    }
    return result;
}

void close_gaps(DeviceLog& log) {
    Column64& places = log.places.host();
    const Column64& counts = log.counts.host();
    Column64& entries = log.entries.host();
    std::uint64_t at = 0;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        std::memmove(entries.data() + at, entries.data() + places[i], counts[i] * sizeof(std::uint64_t));
        places[i] = at;
        at += counts[i];
    }
    places[places.size() - 1] = at;
}

} // namespace lockstep
