#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

/// Finds asynchronous copies that not all work-items of a group ask for with the same arguments (OpenCL C 1.2,
/// 6.12.10). The log has a sum of the arguments with each; work-items whose sum is not that of the first at
/// the same position are named. Groups may come in any order; the outcome is the same.
class CollectiveFindings final : public AnalysisOf<CollectiveFindings> {
public:
    void add(const GroupSteps& steps, const Trace& trace);
    void merge(const CollectiveFindings& other) { table_.merge(other.table_); }

    /// Ordered by file and line.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const { return table_.findings(trace); }

    void add_group(const GroupInView& group) override { add(group.steps, group.trace); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override {
        result.tell(findings(launch.trace));
    }

private:
    FindingTable table_;
};

} // namespace lockstep
