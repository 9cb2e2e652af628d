#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

/// Finds asynchronous copies that the work-items of a group call with different arguments (OpenCL C 1.2,
/// 6.12.10). The log contains a checksum of the arguments of each call; the finding lists the work-items
/// whose checksum differs from that of the first work-item at the same position. The order in which groups
/// are added does not affect the result.
class CollectiveFindings final : public AnalysisOf<CollectiveFindings> {
public:
    void add(const GroupSteps& steps, const Trace& trace);
    void merge(const CollectiveFindings& other) { table_.merge(other.table_); }

    /// Returns the findings sorted by file and line.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const { return table_.findings(trace); }

    void add_group(const GroupInView& group) override { add(group.steps, group.trace); }
    void finish(const LaunchInView& launch, LaunchResult& result) const override {
        result.tell(findings(launch.trace));
    }

private:
    FindingTable table_;
};

} // namespace lockstep
