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

/// The data of one group for the analyses.
struct GroupInView {
    const Trace& trace; ///< contains the group's part of the log
    const HardwareModel& hardware;
    const GroupSteps& steps;
    const GroupMemory& memory; ///< filled only if an analysis runs that does not depend on the hardware
    GroupRequests& requests;   ///< filled by the analyses of global memory and banks; the model reads it
};

/// Data of the whole launch, after all groups were added.
struct LaunchInView {
    const Trace& trace;
    const LaunchMemory& memory;
};

/// The results of all analyses of a launch.
struct LaunchResult {
    FiguresBySite figures;         ///< summed over all groups
    std::vector<SiteTable> tables; ///< additional figures by site: one table per analysis that counts such
                                   ///< figures
    std::vector<Finding> findings;
    Overlap overlap;

    void tell(const std::vector<Finding>& more) { findings.insert(findings.end(), more.begin(), more.end()); }
};

/// An analysis of a launch. Each thread has its own instance and adds its groups, in any order. Then the
/// first instance merges the results of the others:
///
///     thread 0   add_group add_group ...   merge_with(thread 1) [add_again, every group]   finish
///     thread 1   add_group add_group ...
///
/// The cost of the virtual calls is negligible: one per group, and a group has hundreds of events.
class Analysis {
public:
    Analysis() = default;
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;
    virtual ~Analysis() = default;

    virtual void add_group(const GroupInView& group) = 0;
    /// `other`: an instance of the same row of analyses(), with other groups.
    virtual void merge_with(const Analysis& other) = 0;
    /// Whether the combined results of all groups require a second pass.
    [[nodiscard]] virtual bool looks_again(const LaunchInView&) const { return false; }
    /// The second pass: called for every group, in ascending order.
    virtual void add_again(const GroupSteps&, const FaultyEvents&, const LaunchInView&) {}
    virtual void finish(const LaunchInView& launch, LaunchResult& result) const = 0;
};

/// Base class of an analysis with a typed merge function: `void merge(const Own&)`.
template <class Own>
class AnalysisOf : public Analysis {
public:
    void merge_with(const Analysis& other) final {
        static_cast<Own&>(*this).merge(static_cast<const Own&>(other));
    }
};

} // namespace lockstep
