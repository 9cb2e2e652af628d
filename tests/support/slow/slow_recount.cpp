#include "tests/support/slow/slow_recount.h"

namespace lockstep::test {
namespace {

std::uint64_t next_multiple(std::uint64_t value, std::uint64_t step) {
    while (value % step != 0) {
        ++value;
    }
    return value;
}

/// The place of each object before and after: base addresses, in the order of the memory.
struct Moved {
    std::uint64_t before = 0;
    std::uint64_t bytes = 0;
    std::uint64_t after = 0;
};

} // namespace

std::vector<std::uint64_t> slow_places(const ArrayMap& map, std::uint64_t elements) {
    std::vector<std::uint64_t> places;
    std::uint64_t row_start = 0;
    for (std::uint64_t row = 0; places.size() < elements; ++row) {
        for (std::uint64_t column = 0; column < map.row; ++column) {
            std::uint64_t bits = row;
            for (std::uint32_t i = 0; i < map.swizzle.shift; ++i) {
                bits /= 2;
            }
            bits &= map.swizzle.mask;
            for (std::uint32_t i = 0; i < map.swizzle.left; ++i) {
                bits *= 2;
            }
            places.push_back(row_start + (column ^ bits));
        }
        row_start += map.row + map.pad;
    }
    return places;
}

std::uint64_t slow_size(const ArrayMap& map, std::uint64_t elements) {
    const std::uint64_t places = slow_places(map, elements).size();
    const std::uint64_t rows = places / map.row;
    if (map.pads_last_row) {
        return places + rows * map.pad;
    }
    const bool needs_whole_rows = map.swizzle.mask != 0 && rows > 1;
    return (needs_whole_rows ? places : elements) + (rows - 1) * map.pad;
}

Recording slow_relayout(Recording changed, const LocalRequests& requests, std::size_t array,
                        const ArrayMap& map) {
    Trace& trace = changed.launches[requests.launch];
    const LocalObject& moved = requests.objects[array];
    const std::vector<std::uint64_t> places = slow_places(map, moved.elements());
    std::vector<Moved> objects;
    std::uint64_t end = 0;
    for (std::size_t i = 0; i < requests.objects.size(); ++i) {
        const LocalObject& one = requests.objects[i];
        ObjectInfo& object = trace.objects[one.index];
        objects.push_back({object.base, object.size_bytes, 0});
        object.base = next_multiple(end, i == 0 || one.is_argument ? 128 : one.alignment);
        if (i == array && !map.is_identity()) {
            object.size_bytes = slow_size(map, moved.elements()) * moved.element_bytes;
        }
        objects.back().after = object.base;
        end = object.base + object.size_bytes;
    }
    for (std::size_t number = 0; number < trace.events.size(); ++number) {
        Event& event = trace.events[number];
        const Site site = event_site(event);
        if (is_fault(event) || trace.program.sites[site.index()].space != Space::local ||
            !is_access(trace.program.sites[site.index()].kind)) {
            continue;
        }
        const std::uint64_t address = event_payload(event);
        for (std::size_t i = 0; i < objects.size(); ++i) {
            if (address < objects[i].before || address >= objects[i].before + objects[i].bytes) {
                continue;
            }
            std::uint64_t offset = address - objects[i].before;
            if (i == array) {
                offset =
                    places[offset / moved.element_bytes] * moved.element_bytes + offset % moved.element_bytes;
            }
            event = make_event(site, objects[i].after + offset);
        }
    }
    return changed;
}

} // namespace lockstep::test
