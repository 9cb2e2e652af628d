#include "core/analysis/flow/overlap_figures.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace lockstep {
namespace {

bool contains(const std::vector<ElementRange>& ranges, ElementRange part) {
    const auto after = std::ranges::upper_bound(ranges, part.first, {}, &ElementRange::first);
    return after != ranges.begin() && part.end <= (after - 1)->end;
}

bool has_image_site(const Trace& trace) {
    return std::ranges::any_of(trace.program.sites,
                               [](const SiteInfo& s) { return is_image_access(s.kind); });
}

} // namespace

bool OverlapFigures::Pair::is_fuller_than(const Pair& other) const {
    return std::tuple(tiles.own, tiles.footprint, other.tiles.group) >
           std::tuple(other.tiles.own, other.tiles.footprint, tiles.group);
}

OverlapFigures::OverlapFigures(const Trace& trace)
    : trace_(trace),
      index_(trace.objects),
      has_images_(has_image_site(trace)),
      bytes_by_group_(trace.objects.size()),
      texels_(trace.objects.size()) {
    const auto is_memory = [](const ObjectInfo& o) {
        return o.space == Space::global || o.space == Space::image;
    };
    const auto items = static_cast<std::uint32_t>(items_per_group(trace.range));
    for (std::uint32_t in = 0; in < trace.objects.size(); ++in) {
        for (std::uint32_t out = 0; out < trace.objects.size(); ++out) {
            const ObjectInfo& input = trace.objects[in];
            const ObjectInfo& output = trace.objects[out];
            if (is_memory(input) && is_memory(output) && element_count(input) == element_count(output) &&
                element_count(input) > 1) {
                pairs_.push_back({.tiles = {in, out, ~std::uint64_t{0}, 0, 0, 0, items}});
            }
        }
    }
}

void OverlapFigures::add(const GroupSteps& steps, const GroupMemory& memory) {
    add_bytes_read(memory.pages(), bytes_by_group_);
    if (pairs_.empty() && !has_images_) {
        return;
    }
    const std::vector<ObjectFootprint> footprints = group_footprint(steps, memory, trace_);
    if (has_images_) {
        count_texels(footprints);
    }
    for (Pair& pair : pairs_) {
        const ObjectFootprint* const input = footprint_on(footprints, pair.tiles.input);
        const ObjectFootprint* const output = footprint_on(footprints, pair.tiles.output);
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
        here.tiles.own = count_of(output->writes);
        here.tiles.footprint = count_of(input->reads);
        here.tiles.group = steps.group.value();
        if (here.is_fuller_than(pair)) {
            here.tiles.helpers = input_use(steps, memory.faulty(), trace_, pair.tiles.input).helpers;
            pair = here;
        }
    }
}

void OverlapFigures::add_bytes_read(const TouchedPages& pages, std::vector<std::uint64_t>& bytes) const {
    std::optional<std::uint32_t> object;
    for (const TouchedPage& page : pages.pages()) {
        for (std::uint64_t left = page.used; left != 0; left &= left - 1) {
            const auto w = static_cast<std::size_t>(std::countr_zero(left));
            if (page.reads[w] == 0) {
                continue;
            }
            const std::uint64_t address =
                page.number * 4096 + w * 64 + static_cast<unsigned>(std::countr_zero(page.reads[w]));
            if (!object || address - trace_.objects[*object].base >= trace_.objects[*object].size_bytes) {
                object = index_.find(Space::global, address);
            }
            if (object) {
                bytes[*object] += static_cast<std::uint64_t>(std::popcount(page.reads[w]));
            }
        }
    }
}

void OverlapFigures::count_texels(const std::vector<ObjectFootprint>& footprints) {
    for (const ObjectFootprint& footprint : footprints) {
        const ObjectInfo& object = trace_.objects[footprint.object];
        if (object.space != Space::image) {
            continue;
        }
        bytes_by_group_[footprint.object] += count_of(footprint.reads) * element_bytes(object);
        for (const ElementRange& range : footprint.reads) {
            texels_[footprint.object].insert(range.first, range.end);
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
    for (std::size_t i = 0; i < texels_.size(); ++i) {
        bytes_by_group_[i] += other.bytes_by_group_[i];
        texels_[i].insert(other.texels_[i]);
    }
}

Overlap OverlapFigures::overlap(const LaunchMemory& launch) const {
    Overlap overlap;
    std::vector<std::uint64_t> bytes(trace_.objects.size());
    add_bytes_read(launch.pages(), bytes);
    for (std::uint32_t i = 0; i < bytes.size(); ++i) {
        bytes[i] += texels_[i].count() * element_bytes(trace_.objects[i]);
        if (bytes[i] > 0) {
            overlap.reads.push_back({i, bytes[i], bytes_by_group_[i] - bytes[i]});
        }
    }
    const Pair* best = nullptr;
    for (const Pair& pair : pairs_) {
        const bool is_defined = pair.tiles_are_read && pair.tiles.own > 1;
        const auto size = [](const Pair& p) { return std::tuple(p.tiles.own, p.tiles.footprint); };
        best = is_defined && (best == nullptr || size(pair) > size(*best)) ? &pair : best;
    }
    if (best != nullptr) {
        overlap.tiles = best->tiles;
    }
    return overlap;
}

void OverlapFigures::finish(const LaunchInView& launch, LaunchResult& result) const {
    result.overlap = overlap(launch.memory);
}

} // namespace lockstep
