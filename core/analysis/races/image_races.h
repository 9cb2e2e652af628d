#pragma once

#include "core/analysis/findings/faulty_events.h"
#include "core/analysis/memory/image_requests.h"
#include "core/analysis/memory/texel_set.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

class RaceSearch;

/// Finds texels that more than one work-item writes, to decide whether a search for races is necessary. Costs
/// nothing for kernels that do not write images.
class ImageRaces {
public:
    explicit ImageRaces(const Trace& trace);

    /// Adds the texels that a group writes, for the search between groups. Returns whether two of its
    /// work-items wrote the same texel.
    [[nodiscard]] bool add(const GroupSteps& steps);
    /// Finds the races within a group. Call it only if add() returned true for this group. `search` must be a
    /// search between work-items.
    void add_inside(const GroupSteps& steps, const FaultyEvents& faulty, RaceSearch& search) const;
    /// Merges the writes of another instance, which must have recorded different groups.
    void merge(const ImageRaces& other);

    /// Whether at least two groups wrote the same texel.
    [[nodiscard]] bool may_race_between_groups() const;
    /// Finds the races of a group with other groups. `search` must be a search between groups.
    void add_between_groups(const GroupSteps& steps, const FaultyEvents& faulty, RaceSearch& search) const;

private:
    struct Texels {
        TexelSet written; ///< texels that any group wrote
        TexelSet shared;  ///< texels that at least two groups wrote
    };
    /// Marks a texel that a group has written. Must be called only once per group and texel.
    void mark(std::uint32_t image, TexelIndex texel);

    const Trace& trace_;
    bool has_writes_ = false;
    std::vector<Texels> images_; ///< one entry per object; empty for objects that are not written images
};

} // namespace lockstep
