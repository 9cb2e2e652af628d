#pragma once

#include "core/analysis/findings/faulty_events.h"
#include "core/analysis/memory/image_requests.h"
#include "core/analysis/memory/texel_set.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

class RaceSearch;

/// Texels that two work-items write, and whether a race search need look at them. Kernels without image
/// writes cost nothing.
class ImageRaces {
public:
    explicit ImageRaces(const Trace& trace);

    /// Keeps the group's texels for the search between groups. Returns whether two of its items wrote the same texel.
    [[nodiscard]] bool add(const GroupSteps& steps);
    /// Finds races inside such a group. `search`: a search between work-items.
    void add_inside(const GroupSteps& steps, const FaultyEvents& faulty, RaceSearch& search) const;
    /// What other groups wrote.
    void merge(const ImageRaces& other);

    /// Whether two groups wrote one texel.
    [[nodiscard]] bool may_race_between_groups() const;
    /// `search`: one between groups.
    void add_between_groups(const GroupSteps& steps, const FaultyEvents& faulty, RaceSearch& search) const;

private:
    struct Texels {
        TexelSet written; ///< by any group
        TexelSet shared;  ///< by two groups or more
    };
    /// Marks a texel that a group has written; once a group.
    void mark(std::uint32_t image, TexelIndex texel);

    const Trace& trace_;
    bool has_writes_ = false;
    std::vector<Texels> images_; ///< by object; empty where it is no image that is written
};

} // namespace lockstep
