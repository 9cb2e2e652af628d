#pragma once

#include "core/analysis/memory/touched.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Elements [first, end) of an object; an element is one value of its type, a texel of an image.
struct ElementRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend bool operator==(const ElementRange&, const ElementRange&) = default;
};

/// The elements of one object that a group reads and writes.
struct ObjectFootprint {
    std::uint32_t object = 0;         ///< index into the objects of the trace
    std::vector<ElementRange> reads;  ///< ascending, without overlaps
    std::vector<ElementRange> writes; ///< the same for writes and atomics
    friend bool operator==(const ObjectFootprint&, const ObjectFootprint&) = default;
};

[[nodiscard]] std::uint64_t count_of(const std::vector<ElementRange>& ranges);

/// Size of an element in bytes; at least 1.
[[nodiscard]] std::uint64_t element_bytes(const ObjectInfo& object);
/// Number of elements of a buffer, including an incomplete last one, or of texels of an image.
[[nodiscard]] std::uint64_t element_count(const ObjectInfo& object);

/// The footprint of one group on every buffer and image that it touches, by object. `memory`: that of the
/// group. Excludes accesses outside their object, and __constant memory, which usually all groups read.
[[nodiscard]] std::vector<ObjectFootprint> group_footprint(const GroupSteps& steps, const GroupMemory& memory,
                                                           const Trace& trace);

/// The footprint on one object; null if the group does not touch it.
[[nodiscard]] const ObjectFootprint* footprint_on(const std::vector<ObjectFootprint>& footprints,
                                                  std::uint32_t object);

/// How the work-items of a group use an input.
struct InputUse {
    std::uint64_t loads = 0; ///< elements loaded, counted at each load
    std::uint32_t helpers =
        0; ///< work-items that read the input and write nothing to global memory or images
    friend bool operator==(const InputUse&, const InputUse&) = default;
};

/// `faulty`: of the group; `input`: index into the objects of the trace.
[[nodiscard]] InputUse input_use(const GroupSteps& steps, const FaultyEvents& faulty, const Trace& trace,
                                 std::uint32_t input);

} // namespace lockstep
