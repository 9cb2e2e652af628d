#pragma once

#include "core/analysis/findings/faulty_events.h"
#include "core/analysis/findings/finding.h"
#include "core/analysis/flow/overlap.h"
#include "core/analysis/memory/requests.h"
#include "core/analysis/memory/touched.h"
#include "core/analysis/sites/figures.h"
#include "core/analysis/sites/site_table.h"
#include "core/hardware/hardware_model.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

/// The data of one group that an analysis can read.
struct GroupInView {
    const Trace& trace; ///< the trace, with the part of the log that contains this group
    const HardwareModel& hardware;
    const GroupSteps& steps;
    /// Accesses of the group to global memory. Empty unless one of the running analyses is independent of the
    /// hardware.
    const GroupMemory& memory;
    /// Filled by the coalescing and bank-conflict analyses, and later read by the hardware model.
    GroupRequests& requests;
};

/// The data of the whole launch, which is available after all groups have been added.
struct LaunchInView {
    const Trace& trace;
    const LaunchMemory& memory;
};

/// The results of all analyses of a launch.
struct LaunchResult {
    FiguresBySite figures; ///< summed over all groups
    /// Figures by site that only one analysis needs: one table per such analysis.
    std::vector<SiteTable> tables;
    std::vector<Finding> findings;
    Overlap overlap;

    void tell(const std::vector<Finding>& more) { findings.insert(findings.end(), more.begin(), more.end()); }
};

/// An analysis of a launch. Each thread has its own instance and adds its groups to it, in any order. Then
/// the instance of thread 0 merges the results of the other instances:
///
///     thread 0   add_group add_group ...   merge_with(thread 1) [add_again, every group]   finish
///     thread 1   add_group add_group ...
///
/// The virtual calls cost little: there is one per group, and a group has hundreds of events.
class Analysis {
public:
    Analysis() = default;
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;
    virtual ~Analysis() = default;

    virtual void add_group(const GroupInView& group) = 0;
    /// Merges the results of `other`, an instance of the same analysis that must have recorded different groups.
    virtual void merge_with(const Analysis& other) = 0;
    /// Whether the analysis requires a second pass over the groups, given the combined results of the first
    /// pass.
    [[nodiscard]] virtual bool looks_again(const LaunchInView&) const { return false; }
    /// Adds a group in the second pass. Called for every group, in ascending order.
    virtual void add_again(const GroupSteps&, const FaultyEvents&, const LaunchInView&) {}
    virtual void finish(const LaunchInView& launch, LaunchResult& result) const = 0;
};

/// Base class of an analysis whose merge function takes its own type: `void merge(const Own&)`.
template <class Own>
class AnalysisOf : public Analysis {
public:
    void merge_with(const Analysis& other) final {
        static_cast<Own&>(*this).merge(static_cast<const Own&>(other));
    }
};

} // namespace lockstep
