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

/// Finds barriers that only a part of a work-group reached, and sub-group functions that only a part of a
/// sub-group reached.
///
///     item 0   A |B| C        tick of barrier B: items 0 and 2; item 1 is missing,
///     item 1   A     C        for it went another way, or had returned
///     item 2   A |B| C
///
/// A barrier that two parts of a group reach in different turns of a loop, or on both sides of a branch, is
/// met by neither as a whole: each time somebody is missing. Groups may come in any order; the outcome is the
/// same.
class BarrierFindings final : public AnalysisOf<BarrierFindings> {
public:
    void add(const GroupSteps& steps, const Trace& trace);
    void merge(const BarrierFindings& other);

    /// Kind barrier_divergence, one a line, ordered by file and line: who was missing (the first 16), and how
    /// often somebody was (of a sub-group function: counted for each sub-group).
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const;

    void add_group(const GroupInView& group) override { add(group.steps, group.trace); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    using Key = std::pair<std::uint32_t, std::uint32_t>; ///< file, line
    struct Entry {
        Group group;         ///< the first
        ItemList work_items; ///< that are missing
        std::uint64_t count = 0;
    };
    void note_missing(const GroupSteps& steps, std::uint32_t first, std::uint32_t end, Entry& entry);
    void join(const Key& key, const Entry& entry);
    void add_tick(const GroupSteps& steps, Tick tick, std::uint32_t width, const SiteInfo& site);

    std::map<Key, Entry> entries_;
    std::vector<bool> present_; ///< of the tick in work, by work-item of the group
};

} // namespace lockstep
