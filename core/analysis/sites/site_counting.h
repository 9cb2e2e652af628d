#pragma once

#include "core/analysis/analysis.h"

namespace lockstep {

/// An analysis that consists of one function: it calls `count` for each group, which adds the group to the
/// figures of each site.
template <void (*count)(const GroupInView&, FiguresBySite&)>
class SiteCounting final : public AnalysisOf<SiteCounting<count>> {
public:
    explicit SiteCounting(const Trace& trace) : figures_(trace.program.sites.size()) {}

    void add_group(const GroupInView& group) override { count(group, figures_); }
    void merge(const SiteCounting& other) { add(figures_, other.figures_); }
    void finish(const LaunchInView&, LaunchResult& result) const override { add(result.figures, figures_); }

private:
    FiguresBySite figures_;
};

} // namespace lockstep
