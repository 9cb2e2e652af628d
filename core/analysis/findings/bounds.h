#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

/// What a fault in the log amounts to.
[[nodiscard]] FindingKind finding_of(FaultKind fault);

/// Gathers what the log's faults say (accesses outside their object, of a null pointer, loops that ran out of
/// turns) into one finding a line and object. Groups may come in any order; the outcome is the same.
class BoundsFindings final : public AnalysisOf<BoundsFindings> {
public:
    void add(const GroupSteps& steps, const Trace& trace);
    void merge(const BoundsFindings& other) { table_.merge(other.table_); }

    /// Ordered by file, line, kind and object.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const { return table_.findings(trace); }

    void add_group(const GroupInView& group) override { add(group.steps, group.trace); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    FindingTable table_;
};

} // namespace lockstep
