#include "core/session/pipeline.h"

#include "core/analysis/banks.h"
#include "core/analysis/bounds.h"
#include "core/analysis/coalescing.h"
#include "core/analysis/divergence.h"
#include "core/session/over_groups.h"
#include "core/warp/reconstruct.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// What one thread found in its share of a launch's groups. All of it adds up in any order.
struct Share {
    explicit Share(const Trace& trace, WarpShape shape)
        : reconstructor(trace, shape), figures(trace.program.sites.size()) {}

    Reconstructor reconstructor;
    GroupSteps steps;
    FiguresBySite figures;
    BoundsFindings bounds;
};

/// The stages of one group: events -> warp steps -> analyses. A new analysis is one line here.
Status analyse_group(const Trace& trace, const HardwareModel& hardware, Group group, Share& share) {
    if (Status status = share.reconstructor.rebuild(group, share.steps); !status.ok()) {
        return status;
    }
    count_divergence(share.steps, trace.program, share.figures);
    count_coalescing(share.steps, trace.program.sites, hardware, share.figures);
    count_banks(share.steps, trace.program.sites, hardware, share.figures);
    share.bounds.add(share.steps, trace);
    return {};
}

Result<LaunchAnalysis> analyse_launch(const Trace& trace, const HardwareModel& hardware,
                                      const ProgressSink& progress) {
    const std::uint64_t groups = group_count(trace.range);
    const std::uint64_t events_a_group = trace.events.size() / groups;
    std::vector<std::unique_ptr<Share>> shares(worker_count(groups));
    for (auto& share : shares) {
        share = std::make_unique<Share>(trace, WarpShape{hardware.warp_width});
    }
    const Status status =
        over_groups({groups, events_a_group, shares.size()}, progress, [&](std::size_t worker, Group group) {
            return analyse_group(trace, hardware, group, *shares[worker]);
        });
    if (!status.ok()) {
        return status.error();
    }
    LaunchAnalysis analysis;
    analysis.figures.resize(trace.program.sites.size());
    BoundsFindings bounds;
    for (const auto& share : shares) {
        add(analysis.figures, share->figures);
        bounds.merge(share->bounds);
    }
    const std::uint64_t lanes = hardware.warp_width == 0 ? items_per_group(trace.range) : hardware.warp_width;
    for (const SiteFigures& site : analysis.figures) {
        analysis.warp_lanes += site.warp_steps * lanes;
    }
    analysis.findings = bounds.findings(trace);
    return analysis;
}

} // namespace

Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress) {
    std::vector<LaunchAnalysis> analyses;
    for (const Trace& trace : recording->launches) {
        Result<LaunchAnalysis> analysis = analyse_launch(trace, hardware, progress);
        if (!analysis.ok()) {
            return analysis.error();
        }
        analyses.push_back(std::move(*analysis));
    }
    return std::shared_ptr<const Session>(
        std::make_shared<Session>(std::move(recording), std::move(hardware), std::move(analyses)));
}

} // namespace lockstep
