#include "core/analysis/flow/footprint.h"

#include "core/analysis/memory/image_requests.h"

#include <algorithm>
#include <bit>
#include <map>

namespace lockstep {
namespace {

void append(std::vector<ElementRange>& ranges, std::uint64_t first, std::uint64_t end) {
    if (!ranges.empty() && first <= ranges.back().end) {
        ranges.back().end = std::max(ranges.back().end, end);
    } else {
        ranges.push_back({first, end});
    }
}

/// Appends the elements that contain the marked bytes of a 64-byte word. `bits` has one bit per byte.
/// `word_address` must not decrease from call to call.
void append_bits(std::vector<ElementRange>& ranges, std::uint64_t bits, std::uint64_t word_address,
                 const ObjectInfo& object) {
    const std::uint64_t size = element_bytes(object);
    while (bits != 0) {
        const auto start = static_cast<unsigned>(std::countr_zero(bits));
        const auto run = static_cast<unsigned>(std::countr_one(bits >> start));
        const std::uint64_t offset = word_address + start - object.base;
        append(ranges, offset / size, (offset + run - 1) / size + 1);
        bits = start + run >= 64 ? 0 : bits >> (start + run) << (start + run);
    }
}

ObjectFootprint of_buffer(std::uint32_t number, const ObjectInfo& object,
                          const std::vector<const TouchedPage*>& pages) {
    ObjectFootprint footprint{number, {}, {}};
    const std::uint64_t end = object.base + object.size_bytes;
    for (const TouchedPage* page : pages) {
        for (std::uint64_t left = page->used; left != 0; left &= left - 1) {
            const auto w = static_cast<std::size_t>(std::countr_zero(left));
            const std::uint64_t address = page->number * 4096 + w * 64;
            // Objects are aligned to 64 bytes, so a 64-byte word belongs to at most one object.
            if (address < object.base || address >= end) {
                continue;
            }
            append_bits(footprint.reads, page->reads[w], address, object);
            append_bits(footprint.writes, page->writes[w] | page->atomics[w], address, object);
        }
    }
    return footprint;
}

std::vector<ElementRange> ranges_of(std::vector<TexelIndex>& texels) {
    std::sort(texels.begin(), texels.end());
    std::vector<ElementRange> ranges;
    for (const TexelIndex texel : texels) {
        append(ranges, texel, texel + 1);
    }
    return ranges;
}

void add_images(const GroupSteps& steps, const Trace& trace, std::vector<ObjectFootprint>& footprints) {
    std::map<std::uint32_t, std::pair<std::vector<TexelIndex>, std::vector<TexelIndex>>> touched;
    for (const WarpStep& step : steps.steps) {
        const SiteKind kind = trace.program.sites[step.site.index()].kind;
        if (!is_image_access(kind)) {
            continue;
        }
        for (const std::uint64_t payload : steps.payloads_of(step)) {
            auto& [reads, writes] = touched[texels_of(payload).object];
            for (const TexelIndex texel : texels_touched(payload, trace)) {
                (kind == SiteKind::image_read ? reads : writes).push_back(texel);
            }
        }
    }
    for (auto& [object, texels] : touched) {
        if (object < trace.objects.size()) {
            footprints.push_back({object, ranges_of(texels.first), ranges_of(texels.second)});
        }
    }
}

/// Returns the number of input elements that one event of a work-item loads; 0 if the event does not load
/// from the input.
std::uint64_t loads_of(std::uint64_t payload, const SiteInfo& site, const Trace& trace, std::uint32_t input) {
    const ObjectInfo& object = trace.objects[input];
    if (site.kind == SiteKind::image_read) {
        return texels_of(payload).object == input ? texels_touched(payload, trace).size() : 0;
    }
    if (site.kind != SiteKind::read || site.space != object.space || object.space != Space::global ||
        payload < object.base || payload - object.base >= object.size_bytes) {
        return 0;
    }
    std::uint64_t loads = 0;
    for (const Piece& piece : site.pieces) {
        const std::uint64_t first = payload + piece.offset - object.base;
        loads += (first + piece.bytes - 1) / element_bytes(object) - first / element_bytes(object) + 1;
    }
    return loads;
}

bool stores_a_result(const SiteInfo& site) {
    return site.kind == SiteKind::image_write ||
           (site.space == Space::global && site.kind != SiteKind::read && is_access(site.kind));
}

} // namespace

std::uint64_t count_of(const std::vector<ElementRange>& ranges) {
    std::uint64_t count = 0;
    for (const ElementRange& range : ranges) {
        count += range.end - range.first;
    }
    return count;
}

std::uint64_t element_bytes(const ObjectInfo& object) {
    return std::max<std::uint64_t>(1, size_bytes(object.element));
}

std::uint64_t element_count(const ObjectInfo& object) {
    return object.space == Space::image
               ? std::uint64_t{object.width} * object.height
               : (object.size_bytes + element_bytes(object) - 1) / element_bytes(object);
}

std::vector<ObjectFootprint> group_footprint(const GroupSteps& steps, const GroupMemory& memory,
                                             const Trace& trace) {
    std::vector<const TouchedPage*> pages;
    for (const TouchedPage& page : memory.pages().pages()) {
        pages.push_back(&page);
    }
    std::ranges::sort(pages, {}, &TouchedPage::number);
    std::vector<ObjectFootprint> footprints;
    for (std::uint32_t i = 0; i < trace.objects.size(); ++i) {
        const ObjectInfo& object = trace.objects[i];
        if (object.space == Space::global && object.base % 64 == 0) {
            ObjectFootprint footprint = of_buffer(i, object, pages);
            if (!footprint.reads.empty() || !footprint.writes.empty()) {
                footprints.push_back(std::move(footprint));
            }
        }
    }
    add_images(steps, trace, footprints);
    std::ranges::sort(footprints, {}, &ObjectFootprint::object);
    return footprints;
}

const ObjectFootprint* footprint_on(const std::vector<ObjectFootprint>& footprints, std::uint32_t object) {
    const auto at = std::ranges::lower_bound(footprints, object, {}, &ObjectFootprint::object);
    return at != footprints.end() && at->object == object ? &*at : nullptr;
}

InputUse input_use(const GroupSteps& steps, const FaultyEvents& faulty, const Trace& trace,
                   std::uint32_t input) {
    InputUse use;
    std::vector<bool> stores(steps.items);
    std::vector<bool> reads(steps.items);
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = trace.program.sites[step.site.index()];
        const bool is_store = stores_a_result(site);
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            const std::size_t item = step.warp.value() * steps.warp_width + steps.lanes[i];
            if (!faulty.none() && faulty.contains(steps.events[i])) {
                continue;
            }
            const std::uint64_t loads = loads_of(steps.payloads[i], site, trace, input);
            use.loads += loads;
            stores[item] = stores[item] || is_store;
            reads[item] = reads[item] || loads > 0;
        }
    }
    for (std::size_t item = 0; item < steps.items; ++item) {
        use.helpers += reads[item] && !stores[item] ? 1 : 0;
    }
    return use;
}

} // namespace lockstep
