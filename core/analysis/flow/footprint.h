#pragma once

#include "core/analysis/memory/touched.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// A range [first, end) of elements of an object. An element is a value of the object's type or, for an
/// image, a texel.
struct ElementRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend bool operator==(const ElementRange&, const ElementRange&) = default;
};

/// The elements of one object that a group reads and writes.
struct ObjectFootprint {
    std::uint32_t object = 0;         ///< index into the objects of the trace
    std::vector<ElementRange> reads;  ///< ascending, without overlaps
    std::vector<ElementRange> writes; ///< written elements, including atomics; ascending, without overlaps
    friend bool operator==(const ObjectFootprint&, const ObjectFootprint&) = default;
};

[[nodiscard]] std::uint64_t count_of(const std::vector<ElementRange>& ranges);

/// Returns the size of an element in bytes; at least 1.
[[nodiscard]] std::uint64_t element_bytes(const ObjectInfo& object);
/// Returns the number of elements of a buffer, including an incomplete last one, or the number of texels of
/// an image.
[[nodiscard]] std::uint64_t element_count(const ObjectInfo& object);

/// Returns the elements of every buffer and image that a group accesses, one entry per object. `memory` must
/// belong to the same group. Excludes out-of-bounds accesses, and __constant memory, because usually all
/// groups read all of it.
[[nodiscard]] std::vector<ObjectFootprint> group_footprint(const GroupSteps& steps, const GroupMemory& memory,
                                                           const Trace& trace);

/// Returns the footprint of a group on one object; null if the group does not access this object.
[[nodiscard]] const ObjectFootprint* footprint_on(const std::vector<ObjectFootprint>& footprints,
                                                  std::uint32_t object);

/// Describes how a group loads elements of an input.
struct InputUse {
    std::uint64_t loads = 0; ///< number of loaded elements; an element counts once per load
    std::uint32_t helpers =
        0; ///< number of helper work-items, which read the input but write nothing to global memory or images
    friend bool operator==(const InputUse&, const InputUse&) = default;
};

/// Counts the loads of an input by a group. `faulty`: the faulty events of the group; `input`: index into the
/// objects of the trace.
[[nodiscard]] InputUse input_use(const GroupSteps& steps, const FaultyEvents& faulty, const Trace& trace,
                                 std::uint32_t input);

} // namespace lockstep
