#include "core/analysis/analyses.h"

#include "core/analysis/findings/barriers.h"
#include "core/analysis/findings/bounds.h"
#include "core/analysis/findings/collectives.h"
#include "core/analysis/findings/qualifiers.h"
#include "core/analysis/findings/uninitialised.h"
#include "core/analysis/findings/unneeded_barriers.h"
#include "core/analysis/flow/overlap_figures.h"
#include "core/analysis/memory/atomic_meetings.h"
#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/clamped.h"
#include "core/analysis/memory/coalescing.h"
#include "core/analysis/memory/image_requests.h"
#include "core/analysis/memory/sector_reuse.h"
#include "core/analysis/races/races.h"
#include "core/analysis/sites/divergence.h"

#include <type_traits>

namespace lockstep {
namespace {

/// An analysis that calls `count` to add the figures of each site, group by group.
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

template <class Own>
std::unique_ptr<Analysis> made(const Trace& trace) {
    if constexpr (std::is_constructible_v<Own, const Trace&>) {
        return std::make_unique<Own>(trace);
    } else {
        return std::make_unique<Own>();
    }
}

constexpr AnalysisRow rows[] = {
    {DependsOn::hardware, made<SiteCounting<count_divergence>>},
    {DependsOn::hardware, made<SiteCounting<count_coalescing>>},
    {DependsOn::hardware, made<SiteCounting<count_images>>},
    {DependsOn::hardware, made<SiteCounting<count_clamped>>},
    {DependsOn::hardware, made<SiteCounting<count_banks>>},
    {DependsOn::hardware, made<AtomicMeetings>},
    {DependsOn::hardware, made<SectorReuse>},
    {DependsOn::log_alone, made<BoundsFindings>},
    {DependsOn::log_alone, made<BarrierFindings>},
    {DependsOn::log_alone, made<OverlapFigures>},
    {DependsOn::log_alone, made<RaceFindings>},
    {DependsOn::log_alone, made<UninitialisedFindings>},
    {DependsOn::log_alone, made<QualifierFindings>},
    {DependsOn::log_alone, made<CollectiveFindings>},
    {DependsOn::log_alone, made<UnneededBarriers>}, // runs after the analyses that find errors
};

} // namespace

std::span<const AnalysisRow> analyses() {
    return rows;
}

} // namespace lockstep
