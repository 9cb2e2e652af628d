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

/// What one group reads and writes of one object.
struct ObjectFootprint {
    std::uint32_t object = 0;         ///< index into the trace's objects
    std::vector<ElementRange> reads;  ///< ascending, apart
    std::vector<ElementRange> writes; ///< likewise, atomics too
    friend bool operator==(const ObjectFootprint&, const ObjectFootprint&) = default;
};

[[nodiscard]] std::uint64_t count_of(const std::vector<ElementRange>& ranges);

/// Bytes of an element; at least 1.
[[nodiscard]] std::uint64_t element_bytes(const ObjectInfo& object);
/// Elements of a buffer, of which the last may be cut short; texels of an image.
[[nodiscard]] std::uint64_t element_count(const ObjectInfo& object);

/// The footprint of one group on every buffer and image that it touches, by object. `memory` is the group's.
/// Accesses outside their object are left out; so is __constant memory, which is there to be read by all.
[[nodiscard]] std::vector<ObjectFootprint> group_footprint(const GroupSteps& steps, const GroupMemory& memory,
                                                           const Trace& trace);

/// The footprint on one object; null where the group does not touch it.
[[nodiscard]] const ObjectFootprint* footprint_on(const std::vector<ObjectFootprint>& footprints,
                                                  std::uint32_t object);

/// How one group's work-items use an input.
struct InputUse {
    std::uint64_t loads = 0; ///< elements loaded, each time that a work-item loads it
    std::uint32_t helpers =
        0; ///< work-items that read the input and write nothing to global memory or images
    friend bool operator==(const InputUse&, const InputUse&) = default;
};

/// `faulty`: the group's; `input`: index into the trace's objects.
[[nodiscard]] InputUse input_use(const GroupSteps& steps, const FaultyEvents& faulty, const Trace& trace,
                                 std::uint32_t input);

} // namespace lockstep
