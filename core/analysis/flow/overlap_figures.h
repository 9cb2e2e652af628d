#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/flow/footprint.h"
#include "core/analysis/flow/overlap.h"
#include "core/analysis/memory/texel_set.h"
#include "core/trace/object_index.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Computes the overlap of the groups of a launch. Groups can be added in any order.
class OverlapFigures final : public AnalysisOf<OverlapFigures> {
public:
    explicit OverlapFigures(const Trace& trace);

    /// Adds a group. `memory` must belong to the same group.
    void add(const GroupSteps& steps, const GroupMemory& memory);
    /// Merges the figures of another instance, which must have recorded different groups.
    void merge(const OverlapFigures& other);

    /// Returns the result. `launch`: the memory accesses of all groups that were added.
    [[nodiscard]] Overlap overlap(const LaunchMemory& launch) const;

    void add_group(const GroupInView& group) override { add(group.steps, group.memory); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    /// Figures of an input and an output with the same number of elements. They describe the group that has
    /// written the most elements so far.
    struct Pair {
        Tiles tiles;
        bool tiles_are_read = true; ///< whether every group reads at least the elements that it writes
        [[nodiscard]] bool is_fuller_than(const Pair& other) const;
    };
    void count_texels(const std::vector<ObjectFootprint>& footprints);
    /// Adds the number of buffer bytes that are read in these pages to `bytes`, which has one entry per
    /// object.
    void add_bytes_read(const TouchedPages& pages, std::vector<std::uint64_t>& bytes) const;

    const Trace& trace_;
    ObjectIndex index_;
    std::vector<Pair> pairs_;
    bool has_images_ = false;
    /// For each object, the number of distinct bytes that a group reads, summed over the groups.
    std::vector<std::uint64_t> bytes_by_group_;
    std::vector<TexelSet> texels_; ///< for each object, the texels that any group reads
};

} // namespace lockstep
