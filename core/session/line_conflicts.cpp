#include "core/session/line_conflicts.h"

#include "core/analysis/memory/request_counter.h"
#include "core/analysis/memory/step_banks.h"
#include "core/session/over_groups.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

/// The conflicts of a site.
struct SiteConflicts {
    std::uint32_t degree = 0;
    std::uint64_t steps = 0;
};

/// The counts of the groups that one thread has processed.
struct ConflictShare {
    ConflictShare(const Trace& trace, WarpShape shape, const HardwareModel& hardware)
        : reconstructor(trace, shape), counter(hardware), by_site(trace.program.sites.size()) {}

    Reconstructor reconstructor;
    GroupSteps steps;
    RequestCounter counter;
    std::vector<SiteConflicts> by_site;
};

/// Whether a site of a launch has a bank conflict.
std::vector<bool> sites_with_conflicts(const Session& session, std::size_t launch) {
    std::vector<bool> found;
    for (const SiteFigures& figures : session.analysis(launch).figures) {
        found.push_back(figures.local.conflicts > 0);
    }
    return found;
}

void count_conflicts(ConflictShare& share, const std::vector<SiteInfo>& sites,
                     const std::vector<bool>& wanted, const HardwareModel& hardware) {
    for (const WarpStep& step : share.steps.steps) {
        if (!wanted[step.site.index()]) {
            continue;
        }
        const SiteInfo& site = sites[step.site.index()];
        LocalFigures asked;
        for (const Piece piece : site.pieces) {
            share.counter.add(share.steps.lanes_of(step), share.steps.payloads_of(step), piece, site.kind,
                              asked);
        }
        if (asked.conflicts == 0) {
            continue;
        }
        SiteConflicts& sum = share.by_site[step.site.index()];
        ++sum.steps;
        // a degree is at most the conflicts and the pass of its part, so most steps need no closer look
        if (asked.conflicts + 1 > sum.degree) {
            const auto banks = step_banks(share.steps, step, site, hardware);
            sum.degree = std::max(sum.degree, banks ? banks->degree() : 0);
        }
    }
}

std::vector<LineConflicts> by_line(const std::vector<std::unique_ptr<ConflictShare>>& shares,
                                   const std::vector<SiteInfo>& sites) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, LineConflicts> lines;
    for (const auto& share : shares) {
        for (std::size_t site = 0; site < sites.size(); ++site) {
            const SiteConflicts& part = share->by_site[site];
            if (part.steps == 0) {
                continue;
            }
            const SiteInfo& at = sites[site];
            LineConflicts& sum =
                lines.try_emplace({at.file, at.line}, LineConflicts{at.file, at.line}).first->second;
            sum.degree = std::max(sum.degree, part.degree);
            sum.steps += part.steps;
        }
    }
    std::vector<LineConflicts> all;
    all.reserve(lines.size());
    for (const auto& [place, line] : lines) {
        all.push_back(line);
    }
    return all;
}

} // namespace

Result<std::vector<LineConflicts>> line_conflicts(const Session& session, std::size_t launch,
                                                  const ProgressSink& progress) {
    const std::vector<bool> wanted = sites_with_conflicts(session, launch);
    if (std::ranges::find(wanted, true) == wanted.end()) {
        return std::vector<LineConflicts>();
    }
    LogWindow window(session.trace(launch));
    const Trace& trace = window.trace();
    std::vector<std::unique_ptr<ConflictShare>> shares(worker_count(session.trace(launch)));
    for (auto& share : shares) {
        share = std::make_unique<ConflictShare>(trace, WarpShape{session.hardware().warp_width},
                                                session.hardware());
    }
    const Status status = over_groups(window, shares.size(), progress, [&](std::size_t worker, Group group) {
        ConflictShare& share = *shares[worker];
        Status rebuilt = share.reconstructor.rebuild(group, share.steps);
        if (rebuilt.ok()) {
            count_conflicts(share, trace.program.sites, wanted, session.hardware());
        }
        return rebuilt;
    });
    if (!status.ok()) {
        return status.error();
    }
    return by_line(shares, trace.program.sites);
}

} // namespace lockstep
