#include "core/analysis/overlap.h"

#include "core/analysis/image_requests.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

namespace lockstep {
namespace {

std::uint64_t element_bytes(const ObjectInfo& object) {
    return std::max<std::uint64_t>(1, size_bytes(object.element));
}

std::uint64_t element_count(const ObjectInfo& object) {
    return object.space == Space::image ? std::uint64_t{object.width} * object.height
                                        : object.size_bytes / element_bytes(object);
}

void append(std::vector<ElementRange>& ranges, std::uint64_t first, std::uint64_t end) {
    if (!ranges.empty() && first <= ranges.back().end) {
        ranges.back().end = std::max(ranges.back().end, end);
    } else {
        ranges.push_back({first, end});
    }
}

/// Adds the elements that the set bits of a 64-byte word belong to; `word_address` does not descend.
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
            if (address < object.base || address >= end) { // objects begin at multiples of 64
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

bool contains(const std::vector<ElementRange>& ranges, ElementRange part) {
    const auto after = std::ranges::upper_bound(ranges, part.first, {}, &ElementRange::first);
    return after != ranges.begin() && part.end <= (after - 1)->end;
}

bool has_image_site(const Trace& trace) {
    return std::ranges::any_of(trace.program.sites,
                               [](const SiteInfo& s) { return is_image_access(s.kind); });
}

} // namespace

std::uint64_t count_of(const std::vector<ElementRange>& ranges) {
    std::uint64_t count = 0;
    for (const ElementRange& range : ranges) {
        count += range.end - range.first;
    }
    return count;
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

bool OverlapFigures::Pair::is_fuller_than(const Pair& other) const {
    return std::tuple(tile, footprint, other.group) > std::tuple(other.tile, other.footprint, group);
}

OverlapFigures::OverlapFigures(const Trace& trace)
    : trace_(trace), has_images_(has_image_site(trace)), texels_(trace.objects.size()) {
    const auto is_memory = [](const ObjectInfo& o) {
        return o.space == Space::global || o.space == Space::image;
    };
    for (std::uint32_t in = 0; in < trace.objects.size(); ++in) {
        for (std::uint32_t out = 0; out < trace.objects.size(); ++out) {
            const ObjectInfo& input = trace.objects[in];
            const ObjectInfo& output = trace.objects[out];
            if (is_memory(input) && is_memory(output) && element_count(input) == element_count(output) &&
                element_count(input) > 1) {
                pairs_.push_back({.input = in, .output = out, .group = ~std::uint64_t{0}});
            }
        }
    }
}

void OverlapFigures::add(const GroupSteps& steps, const GroupMemory& memory) {
    if (pairs_.empty() && !has_images_) {
        return;
    }
    const std::vector<ObjectFootprint> footprints = group_footprint(steps, memory, trace_);
    const auto of = [&](std::uint32_t object) {
        const auto at = std::ranges::lower_bound(footprints, object, {}, &ObjectFootprint::object);
        return at != footprints.end() && at->object == object ? &*at : nullptr;
    };
    if (has_images_) {
        count_rereads(footprints);
    }
    for (Pair& pair : pairs_) {
        const ObjectFootprint* const input = of(pair.input);
        const ObjectFootprint* const output = of(pair.output);
        if (output == nullptr || output->writes.empty()) {
            continue;
        }
        const auto is_read = [&](ElementRange part) {
            return input != nullptr && contains(input->reads, part);
        };
        pair.tiles_are_read = pair.tiles_are_read && std::ranges::all_of(output->writes, is_read);
        if (!pair.tiles_are_read) {
            continue;
        }
        Pair here = pair;
        here.tile = count_of(output->writes);
        here.footprint = count_of(input->reads);
        here.group = steps.group.value();
        if (here.is_fuller_than(pair)) {
            here.helpers = helpers(steps, memory.faulty(), pair.input);
            pair = here;
        }
    }
}

std::uint64_t OverlapFigures::helpers(const GroupSteps& steps, const FaultyEvents& faulty,
                                      std::uint32_t input) const {
    const ObjectInfo& object = trace_.objects[input];
    std::vector<bool> stores(steps.items);
    std::vector<bool> reads(steps.items);
    const auto is_of_input = [&](std::uint64_t payload, const SiteInfo& site) {
        return site.kind == SiteKind::image_read
                   ? texels_of(payload).object == input
                   : site.kind == SiteKind::read && site.space == object.space && payload >= object.base &&
                         payload - object.base < object.size_bytes;
    };
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        const bool is_store =
            site.kind == SiteKind::image_write ||
            (site.space == Space::global && site.kind != SiteKind::read && is_access(site.kind));
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            const std::size_t item = step.warp.value() * steps.warp_width + steps.lanes[i];
            if (!faulty.none() && faulty.contains(steps.events[i])) {
                continue;
            }
            stores[item] = stores[item] || is_store;
            reads[item] = reads[item] || is_of_input(steps.payloads[i], site);
        }
    }
    std::uint64_t count = 0;
    for (std::size_t item = 0; item < steps.items; ++item) {
        count += reads[item] && !stores[item] ? 1 : 0;
    }
    return count;
}

void OverlapFigures::count_rereads(const std::vector<ObjectFootprint>& footprints) {
    for (const ObjectFootprint& footprint : footprints) {
        const ObjectInfo& object = trace_.objects[footprint.object];
        if (object.space != Space::image) {
            continue;
        }
        texel_bytes_by_group_ += count_of(footprint.reads) * element_bytes(object);
        std::vector<bool>& texels = texels_[footprint.object];
        if (texels.empty()) {
            texels.resize(element_count(object));
        }
        for (const ElementRange& range : footprint.reads) {
            std::fill(texels.begin() + static_cast<std::ptrdiff_t>(range.first),
                      texels.begin() + static_cast<std::ptrdiff_t>(range.end), true);
        }
    }
}

void OverlapFigures::merge(const OverlapFigures& other) {
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        const bool all_read = pairs_[i].tiles_are_read && other.pairs_[i].tiles_are_read;
        if (other.pairs_[i].is_fuller_than(pairs_[i])) {
            pairs_[i] = other.pairs_[i];
        }
        pairs_[i].tiles_are_read = all_read;
    }
    texel_bytes_by_group_ += other.texel_bytes_by_group_;
    for (std::size_t i = 0; i < texels_.size(); ++i) {
        texels_[i].resize(std::max(texels_[i].size(), other.texels_[i].size()));
        for (std::size_t t = 0; t < other.texels_[i].size(); ++t) {
            texels_[i][t] = texels_[i][t] || other.texels_[i][t];
        }
    }
}

Overlap OverlapFigures::overlap(const LaunchMemory& launch) const {
    Overlap overlap;
    overlap.reread_bytes = launch.reread_bytes() + texel_bytes_by_group_;
    for (std::size_t i = 0; i < texels_.size(); ++i) {
        const auto read = static_cast<std::uint64_t>(std::count(texels_[i].begin(), texels_[i].end(), true));
        overlap.reread_bytes -= read * element_bytes(trace_.objects[i]);
    }
    const Pair* best = nullptr;
    for (const Pair& pair : pairs_) {
        const bool is_defined = pair.tiles_are_read && pair.tile > 1;
        best = is_defined && (best == nullptr ||
                              std::tuple(pair.tile, pair.footprint) > std::tuple(best->tile, best->footprint))
                   ? &pair
                   : best;
    }
    if (best != nullptr) {
        const auto tile = static_cast<double>(best->tile);
        overlap.halo = (static_cast<double>(best->footprint) - tile) / tile;
        overlap.redundant_work =
            static_cast<double>(best->helpers) / static_cast<double>(items_per_group(trace_.range));
    }
    return overlap;
}

} // namespace lockstep
