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

/// One group, as the analyses see it.
struct GroupInView {
    const Trace& trace; ///< with the group's part of the log
    const HardwareModel& hardware;
    const GroupSteps& steps;
    const GroupMemory& memory; ///< read only where an analysis runs that the hardware does not change
    GroupRequests& requests;   ///< written by those of global memory and banks; the model reads it
};

/// All groups, once each was seen.
struct LaunchInView {
    const Trace& trace;
    const LaunchMemory& memory;
};

/// What the analyses say of a launch.
struct LaunchResult {
    FiguresBySite figures;         ///< over all groups
    std::vector<SiteTable> tables; ///< further figures by site, one table an analysis that counts such
    std::vector<Finding> findings;
    Overlap overlap;

    void tell(const std::vector<Finding>& more) { findings.insert(findings.end(), more.begin(), more.end()); }
};

/// A question that is asked of a launch. Each thread has an analysis of its own and adds the groups that it
/// takes, in any order; then the first gathers what the others found:
///
///     thread 0   add_group add_group ...   merge_with(thread 1) [add_again, every group]   finish
///     thread 1   add_group add_group ...
///
/// A call costs nothing beside its work: it is one a group, and a group is hundreds of events.
class Analysis {
public:
    Analysis() = default;
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;
    virtual ~Analysis() = default;

    virtual void add_group(const GroupInView& group) = 0;
    /// `other`: of the same row of analyses(), with other groups.
    virtual void merge_with(const Analysis& other) = 0;
    /// Whether something may show now that it is known what all groups did.
    [[nodiscard]] virtual bool looks_again(const LaunchInView&) const { return false; }
    /// Then every group comes once more, in ascending order.
    virtual void add_again(const GroupSteps&, const FaultyEvents&, const LaunchInView&) {}
    virtual void finish(const LaunchInView& launch, LaunchResult& result) const = 0;
};

/// An analysis that merges with its own kind: `void merge(const Own&)`.
template <class Own>
class AnalysisOf : public Analysis {
public:
    void merge_with(const Analysis& other) final {
        static_cast<Own&>(*this).merge(static_cast<const Own&>(other));
    }
};

} // namespace lockstep
