#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/memory/line_places.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/warp_streams.h"
#include "core/session/launch_analysis.h"
#include "core/warp/reconstruct.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// The whole analysis of a launch except the simulation: warp steps, findings, counted figures, and the
/// instruction streams of the warps. Groups may be added in any order, on several threads:
///
///     add(thread, group), ...  ->  gather()  ->  look_again(), if wants_again()  ->  finish()
class ShapeAnalysis {
public:
    /// `trace` contains each group's log when the group is added, and must outlive this object. `groups`:
    /// upper limit of their number. `known`: an earlier analysis, whose results that do not depend on the
    /// hardware are reused; null: these are computed.
    ShapeAnalysis(const Trace& trace, const HardwareModel& hardware, const LaunchAnalysis* known,
                  std::uint64_t groups, std::size_t threads);
    ~ShapeAnalysis();
    ShapeAnalysis(const ShapeAnalysis&) = delete;
    ShapeAnalysis& operator=(const ShapeAnalysis&) = delete;

    [[nodiscard]] std::size_t threads() const { return shares_.size(); }
    /// The stages of one group: events -> warp steps -> analyses. Errors: trace_mismatch.
    Status add(std::size_t thread, Group group);
    /// Warp steps of the group that this thread added last.
    [[nodiscard]] const GroupSteps& steps(std::size_t thread) const;

    /// Call this when all groups have been added: merges the results of the threads.
    void gather();
    /// Whether a second pass is needed, with the results of all groups: for races between groups, and reads
    /// of memory that was never written. Most launches do not need it.
    [[nodiscard]] bool wants_again() const { return !again_.empty(); }
    /// Whether the groups that were added so far make that likely. Call it while no group is being added.
    [[nodiscard]] bool may_want_again() const;
    /// The second pass over a group. Call it for every group, in order. Errors: trace_mismatch.
    Status look_again(Group group);
    /// `groups`: number of groups that were added, from the first on.
    [[nodiscard]] LaunchAnalysis finish(std::uint64_t groups);

private:
    struct Share;

    const Trace& trace_;
    const HardwareModel& hardware_;
    const LaunchAnalysis* const known_;
    std::vector<std::unique_ptr<Share>> shares_; ///< one per thread
    std::vector<GroupStream> places_;            ///< for each group, what its warps execute
    std::vector<Analysis*> again_;               ///< analyses of the first share that need the second pass
};

} // namespace lockstep
