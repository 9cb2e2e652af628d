#include "core/session/histograms.h"

#include "core/analysis/memory/coalescing.h"
#include "core/session/over_groups.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <memory>

namespace lockstep {
namespace {

/// The counts of the groups that one thread has processed.
struct Share {
    Share(const Trace& trace, WarpShape shape, std::size_t lanes) : reconstructor(trace, shape) {
        counted.steps_by_lanes.resize(lanes + 1);
    }

    Reconstructor reconstructor;
    GroupSteps steps;
    Histograms counted;
};

void count(Share& share, const Trace& trace, const HardwareModel& hardware) {
    for (const WarpStep& step : share.steps.steps) {
        ++share.counted.steps_by_lanes[step.active];
    }
    count_requests_by_sectors(share.steps, trace.program.sites, hardware, share.counted.requests_by_sectors);
}

void add_up(std::vector<std::uint64_t>& sum, const std::vector<std::uint64_t>& part) {
    sum.resize(std::max(sum.size(), part.size()));
    std::ranges::transform(part, sum, sum.begin(), std::plus{});
}

} // namespace

Result<Histograms> histograms(const Session& session, std::size_t launch, const ProgressSink& progress) {
    LogWindow window(session.trace(launch));
    const Trace& trace = window.trace();
    std::vector<std::unique_ptr<Share>> shares(worker_count(session.trace(launch)));
    for (auto& share : shares) {
        share = std::make_unique<Share>(trace, WarpShape{session.hardware().warp_width},
                                        session.warp_lanes(launch));
    }
    const Status status = over_groups(window, shares.size(), progress, [&](std::size_t worker, Group group) {
        Share& share = *shares[worker];
        Status rebuilt = share.reconstructor.rebuild(group, share.steps);
        if (rebuilt.ok()) {
            count(share, trace, session.hardware());
        }
        return rebuilt;
    });
    if (!status.ok()) {
        return status.error();
    }
    Histograms all;
    for (const auto& share : shares) {
        add_up(all.steps_by_lanes, share->counted.steps_by_lanes);
        add_up(all.requests_by_sectors, share->counted.requests_by_sectors);
    }
    return all;
}

} // namespace lockstep
