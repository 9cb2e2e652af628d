#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/flow/footprint.h"
#include "core/analysis/flow/overlap.h"
#include "core/analysis/memory/texel_set.h"
#include "core/trace/object_index.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Computes the overlap of a launch, group by group in any order.
class OverlapFigures final : public AnalysisOf<OverlapFigures> {
public:
    explicit OverlapFigures(const Trace& trace);

    /// `memory`: that of the group.
    void add(const GroupSteps& steps, const GroupMemory& memory);
    /// Adds the figures of other groups.
    void merge(const OverlapFigures& other);

    /// `launch`: the memory of the groups that were added.
    [[nodiscard]] Overlap overlap(const LaunchMemory& launch) const;

    void add_group(const GroupInView& group) override { add(group.steps, group.memory); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    /// The figures of the fullest group so far, for an input and an output with the same number of elements.
    struct Pair {
        Tiles tiles;
        bool tiles_are_read = true; ///< in every group
        [[nodiscard]] bool is_fuller_than(const Pair& other) const;
    };
    void count_texels(const std::vector<ObjectFootprint>& footprints);
    /// Adds the bytes of buffers that are read in these pages, for each object.
    void add_bytes_read(const TouchedPages& pages, std::vector<std::uint64_t>& bytes) const;

    const Trace& trace_;
    ObjectIndex index_;
    std::vector<Pair> pairs_;
    bool has_images_ = false;
    std::vector<std::uint64_t> bytes_by_group_; ///< for each object: distinct bytes read by a group, summed
                                                ///< over the groups
    std::vector<TexelSet> texels_;              ///< for each object: texels read by any group
};

} // namespace lockstep
