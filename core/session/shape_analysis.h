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

/// Performs the analysis of a launch, except the simulation: warp steps, findings, counted figures, and the
/// instruction streams of the warps. Groups can be added in any order and by several threads:
///
///     add(thread, group), ...  ->  gather()  ->  look_again(), if wants_again()  ->  finish()
class ShapeAnalysis {
public:
    /// `trace` must outlive this object, and must contain the log of a group when the group is added.
    /// `groups` is an upper limit of the number of groups. `known` is an earlier analysis, whose results that
    /// do not depend on the hardware are reused; if it is null, all results are computed.
    ShapeAnalysis(const Trace& trace, const HardwareModel& hardware, const LaunchAnalysis* known,
                  std::uint64_t groups, std::size_t threads);
    ~ShapeAnalysis();
    ShapeAnalysis(const ShapeAnalysis&) = delete;
    ShapeAnalysis& operator=(const ShapeAnalysis&) = delete;

    [[nodiscard]] std::size_t threads() const { return shares_.size(); }
    /// Executes the stages for one group: events -> warp steps -> analyses. Errors: trace_mismatch.
    Status add(std::size_t thread, Group group);
    /// Returns the warp steps of the group that this thread added last.
    [[nodiscard]] const GroupSteps& steps(std::size_t thread) const;

    /// Merges the results of the threads. Must be called after all groups have been added.
    void gather();
    /// Whether a second pass with the results of all groups is needed, for races between groups and for reads
    /// of memory that was never written. Most launches do not need one.
    [[nodiscard]] bool wants_again() const { return !again_.empty(); }
    /// Whether the groups that were added so far make a second pass likely. Must not be called while a group
    /// is being added.
    [[nodiscard]] bool may_want_again() const;
    /// Executes the second pass for a group. Must be called for every group, in ascending order. Errors:
    /// trace_mismatch.
    Status look_again(Group group);
    /// Returns the results. `groups` is the number of groups that were added, which must be the first ones.
    [[nodiscard]] LaunchAnalysis finish(std::uint64_t groups);

private:
    struct Share;

    const Trace& trace_;
    const HardwareModel& hardware_;
    const LaunchAnalysis* const known_;
    std::vector<std::unique_ptr<Share>> shares_; ///< one entry per thread
    /// For each group, the position of the instruction streams of its warps.
    std::vector<GroupStream> places_;
    /// The analyses that need the second pass. They belong to the first thread.
    std::vector<Analysis*> again_;
};

} // namespace lockstep
