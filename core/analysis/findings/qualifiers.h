#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/trace/object_index.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

/// Finds writes to buffers that the launch declares read-only, and reads of buffers that it declares
/// write-only (an atomic is both). The order in which groups are added does not affect the result.
class QualifierFindings final : public AnalysisOf<QualifierFindings> {
public:
    /// The trace must outlive this object.
    explicit QualifierFindings(const Trace& trace);

    void add(const GroupSteps& steps, const FaultyEvents& faulty);
    void merge(const QualifierFindings& other) { table_.merge(other.table_); }

    /// Returns the findings sorted by file, line and object.
    [[nodiscard]] std::vector<Finding> findings() const { return table_.findings(trace_); }

    void add_group(const GroupInView& group) override;
    void finish(const LaunchInView&, LaunchResult& result) const override { result.tell(findings()); }

private:
    void add_step(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty);

    const Trace& trace_;
    const ObjectIndex objects_;
    /// For each site, whether some argument's declaration forbids this kind of access.
    std::vector<bool> is_asked_;
    FindingTable table_;
};

} // namespace lockstep
