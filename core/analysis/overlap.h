#pragma once

#include "core/analysis/touched.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>
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

/// The footprint of one group on every buffer and image that it touches, by object. `memory` is the group's.
[[nodiscard]] std::vector<ObjectFootprint> group_footprint(const GroupSteps& steps, const GroupMemory& memory,
                                                           const Trace& trace);

/// How the groups of a launch share their input. Counted from the trace.
struct Overlap {
    std::optional<double> redundant_work; ///< helper work-items / work-items of a group
    std::optional<double> halo;           ///< (footprint - own tile) / own tile
    std::uint64_t reread_bytes = 0; ///< read by groups beyond the first that read them, of buffers and images
    friend bool operator==(const Overlap&, const Overlap&) = default;
};

/// Redundant work and halo of a launch whose groups make tiles of an output from surroundings in an input.
///
///     input, read by the group                output, written by it
///     . . . . . . . .                          own tile: distinct elements that the group writes
///     . # # # # # # .     footprint            footprint: distinct elements that it reads
///     . # T T T T # .                          helper: a work-item that reads the input and writes
///     . # # # # # # .                          nothing to global memory
///
/// Both are told of a full group: the one with the most results, among those the one with the largest
/// footprint, among those the first; groups at the edges have less to do. Input and output are the buffers or
/// images whose elements are equally many; of several the ones with the most elements written and read. They
/// are defined where every group reads at least the elements that it writes; a reduction (whose
/// last group writes one element) or a transposition has neither tile nor halo.
class OverlapFigures {
public:
    explicit OverlapFigures(const Trace& trace);

    /// `memory` is the group's.
    void add(const GroupSteps& steps, const GroupMemory& memory);
    /// Figures of other groups.
    void merge(const OverlapFigures& other);

    [[nodiscard]] Overlap overlap(const LaunchMemory& launch) const;

private:
    /// What is known of the fullest group so far, for an input and an output with equally many elements.
    struct Pair {
        std::uint32_t input = 0;
        std::uint32_t output = 0;
        bool tiles_are_read = true; ///< by every group
        std::uint64_t tile = 0;
        std::uint64_t footprint = 0;
        std::uint64_t group = 0;
        std::uint64_t helpers = 0;
        [[nodiscard]] bool is_fuller_than(const Pair& other) const;
    };
    void count_rereads(const std::vector<ObjectFootprint>& footprints);
    [[nodiscard]] std::uint64_t helpers(const GroupSteps& steps, const FaultyEvents& faulty,
                                        std::uint32_t input) const;

    const Trace& trace_;
    std::vector<Pair> pairs_;
    bool has_images_ = false;
    std::uint64_t texel_bytes_by_group_ = 0; ///< distinct texels read by a group, summed over groups
    std::vector<std::vector<bool>> texels_;  ///< of each object, those that any group read
};

} // namespace lockstep
