#include "core/analysis/flow/launch_footprint.h"

#include "core/analysis/flow/read_values.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <limits>
#include <map>

namespace lockstep {
namespace {

constexpr std::uint32_t any_width = 32; // footprints do not depend on the warp width
// Maximum height of an estimated picture, as a multiple of its width. Taller pictures are rejected.
constexpr std::uint64_t narrowest = 64;

const ObjectReads* most_read(const Overlap& overlap) {
    const auto most = std::ranges::max_element(overlap.reads, {}, &ObjectReads::bytes);
    return most == overlap.reads.end() ? nullptr : &*most;
}

/// Computes the footprints of groups, one group at a time. The result is empty if the log of a group cannot
/// be reconstructed.
class GroupWalk {
public:
    explicit GroupWalk(const Trace& trace) : trace_(trace), reconstructor_(trace, {any_width}) {}

    std::vector<ObjectFootprint> footprints(Group group) {
        if (!reconstructor_.rebuild(group, steps_).ok()) {
            return {};
        }
        memory_.read(steps_, trace_);
        return group_footprint(steps_, memory_, trace_);
    }

private:
    const Trace& trace_;
    Reconstructor reconstructor_;
    GroupSteps steps_;
    GroupMemory memory_;
};

/// Determines the row length. For an image: its width. For a buffer: estimated from the reads of a group or,
/// if these are contiguous, from its writes to an object with the same number of elements.
std::uint64_t row_of(const Trace& trace, std::uint32_t input,
                     const std::vector<ObjectFootprint>& footprints) {
    const ObjectInfo& object = trace.objects[input];
    if (object.space == Space::image) {
        return object.width;
    }
    const ObjectFootprint* const reads = footprint_on(footprints, input);
    std::uint64_t row = reads != nullptr ? row_elements(reads->reads) : 0;
    for (const ObjectFootprint& other : footprints) {
        if (row == 0 && element_count(trace.objects[other.object]) == element_count(object)) {
            row = row_elements(other.writes);
        }
    }
    return row == 0 || element_count(object) / row > narrowest * row ? 0 : row;
}

} // namespace

std::uint64_t row_elements(const std::vector<ElementRange>& elements) {
    std::map<std::uint64_t, std::uint64_t> distances;
    for (std::size_t i = 1; i < elements.size(); ++i) {
        ++distances[elements[i].first - elements[i - 1].first];
    }
    const auto most = std::ranges::max_element(distances, {}, [](const auto& entry) { return entry.second; });
    return most == distances.end() ? 0 : most->first;
}

ElementTile tile_around(const std::vector<ElementRange>& elements, std::uint64_t row) {
    if (elements.empty()) {
        return {};
    }
    if (row == 0) {
        return {elements.front().first, 0, elements.back().end, 1};
    }
    ElementTile tile{~std::uint64_t{0}, elements.front().first / row, 0, (elements.back().end - 1) / row + 1};
    for (const ElementRange& range : elements) {
        const bool in_one_row = range.first / row == (range.end - 1) / row;
        tile.left = std::min(tile.left, in_one_row ? range.first % row : 0);
        tile.right = std::max(tile.right, in_one_row ? (range.end - 1) % row + 1 : row);
    }
    return tile;
}

std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap) {
    return launch_footprint(trace, overlap, trace.groups().end, {});
}

std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap,
                                                std::uint64_t groups, const OpenGroup& open) {
    const ObjectReads* const most = most_read(overlap);
    if (most == nullptr) {
        return std::nullopt;
    }
    LaunchFootprint result;
    result.input = overlap.tiles ? overlap.tiles->input : most->object;
    result.output = overlap.tiles ? std::optional(overlap.tiles->output) : std::nullopt;
    if (element_count(trace.objects[result.input]) > most_footprint_elements) {
        return std::nullopt;
    }
    GroupWalk walk(trace);
    const Group typical(overlap.tiles && overlap.tiles->group < groups ? overlap.tiles->group : groups / 2);
    if (open && !open(typical)) {
        return std::nullopt;
    }
    result.row = row_of(trace, result.input, walk.footprints(typical));
    result.readers.resize(element_count(trace.objects[result.input]));
    if (trace.has_values()) {
        result.values.resize(result.readers.size(), std::numeric_limits<float>::quiet_NaN());
    }
    const ObjectFootprint nothing;
    for (std::uint64_t group = 0; group < groups; ++group) {
        if (open && !open(Group(group))) {
            return std::nullopt;
        }
        const std::vector<ObjectFootprint> footprints = walk.footprints(Group(group));
        const ObjectFootprint* const found = footprint_on(footprints, result.input);
        const ObjectFootprint* const output =
            result.output ? footprint_on(footprints, *result.output) : nullptr;
        const ObjectFootprint& input = found != nullptr ? *found : nothing;
        result.read.push_back(tile_around(input.reads, result.row));
        result.own.push_back(tile_around(output != nullptr ? output->writes : nothing.writes, result.row));
        result.reads_are_solid = result.reads_are_solid && count_of(input.reads) == result.read.back().area();
        for (const ElementRange& range : input.reads) {
            for (std::uint64_t element = range.first; element < range.end; ++element) {
                ++result.readers[element];
            }
        }
        read_values(trace, Group(group), result.input, result.values);
    }
    return result;
}

GroupReads group_reads(const Trace& trace, const LaunchFootprint& launch, const GroupSteps& steps) {
    GroupMemory memory;
    memory.read(steps, trace);
    GroupReads result;
    for (const ObjectFootprint& object : group_footprint(steps, memory, trace)) {
        result.results += count_of(object.writes);
        if (object.object == launch.input) {
            result.reads = object.reads;
        }
        if (launch.output == object.object) {
            result.writes = object.writes;
        }
    }
    result.use = input_use(steps, memory.faulty(), trace, launch.input);
    return result;
}

} // namespace lockstep
