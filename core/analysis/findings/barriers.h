#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding.h"
#include "core/analysis/findings/item_list.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace lockstep {

/// Finds barriers that only some work-items of a group reached, and sub-group functions that only some
/// work-items of a sub-group reached.
///
///     item 0   A |B| C        tick of barrier B: items 0 and 2; item 1 is missing:
///     item 1   A     C        it took another branch, or returned
///     item 2   A |B| C
///
/// If two parts of a group reach a barrier in different iterations of a loop, or on both sides of a branch,
/// work-items are missing each time. The order in which groups are added does not affect the result.
class BarrierFindings final : public AnalysisOf<BarrierFindings> {
public:
    void add(const GroupSteps& steps, const Trace& trace);
    void merge(const BarrierFindings& other);

    /// Returns the findings of kind barrier_divergence, at most one per line, sorted by file and line. A
    /// finding contains the first 16 missing work-items and the number of times that some were missing (for a
    /// sub-group function, counted per sub-group).
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const;

    void add_group(const GroupInView& group) override { add(group.steps, group.trace); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    using Key = std::pair<std::uint32_t, std::uint32_t>; ///< {file, line} of the barrier
    struct Entry {
        Group group;         ///< lowest id of the groups with missing work-items
        ItemList work_items; ///< the missing work-items
        std::uint64_t count = 0;
    };
    void note_missing(const GroupSteps& steps, std::uint32_t first, std::uint32_t end, Entry& entry);
    void join(const Key& key, const Entry& entry);
    void add_tick(const GroupSteps& steps, Tick tick, std::uint32_t width, const SiteInfo& site);

    std::map<Key, Entry> entries_;
    /// For each work-item of the group, whether it takes part in the current tick.
    std::vector<bool> present_;
};

} // namespace lockstep
