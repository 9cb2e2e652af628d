#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

/// The kind of finding that a fault in the log becomes.
[[nodiscard]] FindingKind finding_of(FaultKind fault);

/// Combines the faults in the log (accesses outside their object, accesses through a null pointer, endless
/// loops) into one finding per line and object. Groups can be added in any order; the result is the same.
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
