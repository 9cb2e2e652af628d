#include "core/analysis/footprint.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace lockstep {
namespace {

void sort_once(std::vector<std::uint64_t>& elements) {
    std::ranges::sort(elements);
    const auto same = std::ranges::unique(elements);
    elements.erase(same.begin(), same.end());
}

bool is_global_access(const SiteInfo& site) {
    return is_access(site.kind) && (site.space == Space::global || site.space == Space::constant);
}

std::uint64_t element_bytes(const ObjectInfo& object) {
    return std::max<std::uint64_t>(1, size_bytes(object.element));
}

/// Adds the elements of an object that an access covers.
void add_elements(const ObjectInfo& object, const SiteInfo& site, std::uint64_t address,
                  std::vector<std::uint64_t>& elements) {
    for (const Piece& piece : site.pieces) {
        const std::uint64_t begin = address + piece.offset;
        if (begin < object.base || begin + piece.bytes > object.base + object.size_bytes) {
            continue;
        }
        const std::uint64_t first = (begin - object.base) / element_bytes(object);
        const std::uint64_t last = (begin - object.base + piece.bytes - 1) / element_bytes(object);
        for (std::uint64_t element = first; element <= last; ++element) {
            elements.push_back(element);
        }
    }
}

/// The greatest buffer of those; none where all are smaller than there are groups.
std::optional<std::uint32_t> largest(const Trace& trace, const std::vector<bool>& among) {
    std::optional<std::uint32_t> best;
    std::uint64_t most = group_count(trace.range) - 1;
    for (std::uint32_t i = 0; i < trace.objects.size(); ++i) {
        const std::uint64_t elements = trace.objects[i].size_bytes / element_bytes(trace.objects[i]);
        if (among[i] && elements > most) {
            most = elements;
            best = i;
        }
    }
    return best;
}

/// Marks the objects that one group's accesses lie in.
void mark_objects(const Trace& trace, std::span<const Event> events, std::vector<bool>& read,
                  std::vector<bool>& written) {
    for (const Event event : events) {
        if (is_fault(event) || !is_global_access(trace.program.sites[event_site(event).index()])) {
            continue;
        }
        const SiteInfo& site = trace.program.sites[event_site(event).index()];
        for (std::uint32_t i = 0; i < trace.objects.size(); ++i) {
            const ObjectInfo& object = trace.objects[i];
            const std::uint64_t address = event_payload(event);
            if (object.space != Space::local && address >= object.base &&
                address < object.base + object.size_bytes) {
                (site.kind == SiteKind::read ? read : written)[i] = true;
            }
        }
    }
}

std::span<const Event> events_of_group(const Trace& trace, Group group) {
    const std::uint64_t items = items_per_group(trace.range);
    const std::uint64_t begin = trace.offsets[group.value() * items];
    const std::uint64_t end = trace.offsets[(group.value() + 1) * items];
    return trace.events.span().subspan(begin, end - begin);
}

} // namespace

double GroupFootprint::redundant_work() const {
    return items == 0 ? 0.0 : static_cast<double>(helpers) / items;
}

double GroupFootprint::halo() const {
    const auto own = static_cast<double>(written.size());
    return written.empty() ? 0.0 : (static_cast<double>(read.size()) - own) / own;
}

std::optional<FootprintObjects> footprint_objects(const Trace& trace) {
    std::vector<bool> read(trace.objects.size());
    std::vector<bool> written(trace.objects.size());
    const std::uint64_t groups = group_count(trace.range);
    for (const std::uint64_t group : {std::uint64_t{0}, groups / 2, groups - 1}) {
        mark_objects(trace, events_of_group(trace, Group(group)), read, written);
    }
    for (std::size_t i = 0; i < read.size(); ++i) {
        read[i] = read[i] && !written[i];
    }
    const auto input = largest(trace, read);
    const auto output = largest(trace, written);
    return input && output ? std::optional(FootprintObjects{*input, *output}) : std::nullopt;
}

GroupFootprint footprint(const Trace& trace, Group group, FootprintObjects objects) {
    const ObjectInfo& input = trace.objects[objects.input];
    const ObjectInfo& output = trace.objects[objects.output];
    GroupFootprint result;
    result.items = static_cast<std::uint32_t>(items_per_group(trace.range));
    for (std::uint32_t i = 0; i < result.items; ++i) {
        const std::size_t written_before = result.written.size();
        for (const Event event : trace.events_of(WorkItem(group.value() * result.items + i))) {
            if (is_fault(event)) {
                continue;
            }
            const SiteInfo& site = trace.program.sites[event_site(event).index()];
            if (is_global_access(site)) {
                site.kind == SiteKind::read
                    ? add_elements(input, site, event_payload(event), result.read)
                    : add_elements(output, site, event_payload(event), result.written);
            }
        }
        result.helpers += result.written.size() == written_before ? 1 : 0;
    }
    result.reads = result.read.size();
    sort_once(result.read);
    sort_once(result.written);
    return result;
}

std::uint64_t row_elements(const std::vector<std::uint64_t>& elements) {
    std::map<std::uint64_t, std::uint64_t> distances;
    std::uint64_t start = elements.empty() ? 0 : elements.front();
    for (std::size_t i = 1; i < elements.size(); ++i) {
        if (elements[i] != elements[i - 1] + 1) {
            ++distances[elements[i] - start];
            start = elements[i];
        }
    }
    const auto most = std::ranges::max_element(distances, {}, [](const auto& entry) { return entry.second; });
    return most == distances.end() ? 0 : most->first;
}

ElementTile tile_around(const std::vector<std::uint64_t>& elements, std::uint64_t row) {
    if (elements.empty()) {
        return {};
    }
    ElementTile tile{~std::uint64_t{0}, ~std::uint64_t{0}, 0, 0};
    for (const std::uint64_t element : elements) {
        const std::uint64_t x = row == 0 ? element : element % row;
        const std::uint64_t y = row == 0 ? 0 : element / row;
        tile = {std::min(tile.left, x), std::min(tile.top, y), std::max(tile.right, x + 1),
                std::max(tile.bottom, y + 1)};
    }
    return tile;
}

LaunchFootprint launch_footprint(const Trace& trace, FootprintObjects objects) {
    const ObjectInfo& input = trace.objects[objects.input];
    LaunchFootprint result;
    result.objects = objects;
    result.readers.resize(input.size_bytes / element_bytes(input));
    result.row = row_elements(footprint(trace, Group(group_count(trace.range) / 2), objects).read);
    std::uint64_t all = 0;
    std::uint64_t helpers = 0;
    std::pair<std::size_t, std::size_t> inner; // written, read
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        const GroupFootprint one = footprint(trace, Group(group), objects);
        for (const std::uint64_t element : one.read) {
            ++result.readers[element];
        }
        result.read.push_back(tile_around(one.read, result.row));
        result.own.push_back(tile_around(one.written, result.row));
        all += one.read.size();
        helpers += one.helpers;
        if (std::pair(one.written.size(), one.read.size()) > inner) {
            inner = {one.written.size(), one.read.size()};
            result.halo = one.halo();
            result.redundant_work = one.redundant_work();
        }
    }
    const auto distinct = static_cast<std::uint64_t>(
        std::ranges::count_if(result.readers, [](std::uint32_t readers) { return readers > 0; }));
    result.read_bytes = distinct * element_bytes(input);
    result.reread_bytes = (all - distinct) * element_bytes(input);
    result.all_redundant_work = static_cast<double>(helpers) / static_cast<double>(item_count(trace.range));
    return result;
}

} // namespace lockstep
