#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

/// Converts a fault in the log to a kind of finding.
[[nodiscard]] FindingKind finding_of(FaultKind fault);

/// Combines the faults in the log (accesses outside their object, accesses through a null pointer, endless
/// loops) into one finding per line and object. The order in which groups are added does not affect the
/// result.
class BoundsFindings final : public AnalysisOf<BoundsFindings> {
public:
    void add(const GroupSteps& steps, const Trace& trace);
    void merge(const BoundsFindings& other) { table_.merge(other.table_); }

    /// Returns the findings sorted by file, line, kind and object.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const { return table_.findings(trace); }

    void add_group(const GroupInView& group) override { add(group.steps, group.trace); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    FindingTable table_;
};

} // namespace lockstep
