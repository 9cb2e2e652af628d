#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/analysis/memory/touched.h"
#include "core/analysis/races/barrier_order.h"
#include "core/analysis/races/copy_races.h"
#include "core/analysis/races/image_races.h"
#include "core/analysis/races/launch_atomics.h"
#include "core/analysis/races/race_search.h"
#include "core/analysis/races/race_shadow.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace lockstep {

/// Finds races: two accesses to one byte by different work-items that nothing orders, at least one of them a
/// write, and not both atomic.
///
/// Within a group, a barrier orders accesses to the memory in its flags (CLK_LOCAL_MEM_FENCE,
/// CLK_GLOBAL_MEM_FENCE) for the work-items that pass it. The simulated work-items of a warp execute in
/// lock-step, but OpenCL does not guarantee this, so accesses within a warp need a barrier too. Groups can be
/// ordered only by atomics (see AtomicOrder); races that atomics order are notes.
///
/// An async copy may access its source and its destination at any time between its call and the end of the
/// wait for it (see CopyRaces).
///
/// Texels of images are checked like bytes. A kernel cannot read an image that it writes, so a race is always
/// between two writes of one texel; CLK_GLOBAL_MEM_FENCE orders them.
///
/// There is one finding per object and pair of lines: first the line that writes first, then the other one.
/// `count` is the number of accesses that race with an earlier access, in tick and lane order or, between
/// groups, in trace order. An access that races both within its group and with another group counts twice. If
/// the trace shows that all writes store the same value, the finding is a note. If values are missing or
/// their bytes are unknown, every race is an error.
///
/// If atomics in global memory may order work-items, a group is searched only after all groups have been
/// added, because other groups may have changed the same word.
class RaceFindings final : public AnalysisOf<RaceFindings> {
public:
    explicit RaceFindings(const Trace& trace);

    /// Finds the races within one group. `memory` must belong to the same group.
    void add(const GroupSteps& steps, const GroupMemory& memory);
    /// Merges the findings of another instance, which must have recorded different groups.
    void merge(const RaceFindings& other);
    /// Whether a second pass over the groups is needed, because several groups accessed the same bytes or
    /// texels and may race, or because the search in some groups was postponed.
    [[nodiscard]] bool looks_again(const LaunchMemory& launch) const;
    /// Adds a group in the second pass. If looks_again() returns true, call this once per group, in ascending
    /// order, after all groups have been added.
    void add_again(const GroupSteps& steps, const FaultyEvents& faulty, const LaunchMemory& launch);

    [[nodiscard]] std::vector<Finding> findings() const { return table_.findings(trace_); }

    void add_group(const GroupInView& group) override { add(group.steps, group.memory); }
    [[nodiscard]] bool looks_again(const LaunchInView& launch) const override {
        return looks_again(launch.memory);
    }
    void add_again(const GroupSteps& steps, const FaultyEvents& faulty, const LaunchInView& launch) override {
        add_again(steps, faulty, launch.memory);
    }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    enum class Look : std::uint8_t { first, again };
    void add_inside(const GroupSteps& steps, const GroupMemory& memory, Look look);
    template <class CellOf>
    void add_space(const GroupSteps& steps, const FaultyEvents& faulty, Space space, Look look,
                   CellOf cell_of);
    template <class CellOf>
    void shadow_step(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty,
                     CellOf cell_of);
    template <SiteKind kind, class CellOf>
    void shadow_lanes(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty, Piece piece,
                      CellOf cell_of);
    /// Whether the group can be searched for races now. If atomics may order its work-items, returns false
    /// and postpones the search to the second pass.
    [[nodiscard]] bool may_search(Group group, Look look);
    [[nodiscard]] RaceSearch inside(Group group);
    [[nodiscard]] bool may_race_between_groups(const LaunchMemory& launch) const;
    void add_between_groups(const GroupSteps& steps, const FaultyEvents& faulty, const LaunchMemory& launch);

    const Trace& trace_;
    FindingTable table_;
    RaceShadow shadow_;
    ImageRaces images_;
    bool has_local_accesses_ = false;
    unsigned local_shift_ = 2; ///< log2 of the size of a local cell in bytes
    unsigned global_shift_ = 2;
    CopyRaces copy_races_;
    LaunchAtomics atomics_;
    std::set<std::uint64_t> kept_; ///< groups whose search is postponed to the second pass
    GroupMemory memory_;           ///< accesses of the current group in the second pass
    bool may_race_between_ = false;
    std::optional<RaceSearch> between_groups_;
};

} // namespace lockstep
