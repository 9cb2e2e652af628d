#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/memory/line_places.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/warp_streams.h"
#include "core/session/launch_analysis.h"
#include "core/session/log_window.h"
#include "core/warp/reconstruct.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// All of a launch's analysis but the machine's model: warp steps, findings, counted figures, and what the warps
/// execute. Groups come in any order, on several threads:
///
///     add(thread, group), ...  ->  gather()  ->  look_again(), where wants_again()  ->  finish()
class ShapeAnalysis {
public:
    /// `trace` holds each group's log when the group is added, and outlives this. `groups`: at most so many come.
    /// `known` brings what an earlier analysis found whatever the hardware; null: it is sought.
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

    /// All groups have been added: what the threads found comes together.
    void gather();
    /// Whether something shows only once it is known what all groups did: races between groups, reads of what
    /// nobody wrote. Most launches have no such suspicions.
    [[nodiscard]] bool wants_again() const { return !again_.empty(); }
    /// Every group is walked again, in order. Errors: those of over_groups().
    Status look_again(LogWindow& window);
    /// `groups`: those that were added, from the first on.
    [[nodiscard]] LaunchAnalysis finish(std::uint64_t groups);

private:
    struct Share;

    const Trace& trace_;
    const HardwareModel& hardware_;
    const LaunchAnalysis* const known_;
    std::vector<std::unique_ptr<Share>> shares_; ///< of each thread
    std::vector<GroupStream> places_;            ///< of each group what its warps execute
    std::vector<Analysis*> again_;               ///< of the first share: those that look again
};

} // namespace lockstep
