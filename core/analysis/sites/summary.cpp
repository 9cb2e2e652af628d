#include "core/analysis/sites/summary.h"

#include <algorithm>
#include <map>
#include <utility>

namespace lockstep {
namespace {

GlobalFigures& global_of(SiteKind kind, Totals& totals) {
    return kind == SiteKind::read    ? totals.global_load
           : kind == SiteKind::write ? totals.global_store
                                     : totals.global_atomic;
}

LocalFigures& local_of(SiteKind kind, Totals& totals) {
    return kind == SiteKind::read    ? totals.local_load
           : kind == SiteKind::write ? totals.local_store
                                     : totals.local_atomic;
}

/// Adds the figures of a site to `totals`, except warp_steps, which has different definitions for a launch
/// and for a line.
void add_site(const SiteInfo& site, const SiteFigures& figures, std::uint32_t warp_lanes, Totals& totals) {
    if (is_access(site.kind)) {
        global_of(site.kind, totals) += figures.global;
        local_of(site.kind, totals) += figures.local;
    } else if (is_image_access(site.kind)) {
        (site.kind == SiteKind::image_read ? totals.image_read : totals.image_write) += figures.image;
    } else if (is_decision(site.kind)) {
        (site.is_operand ? totals.operands : totals.branches) += {figures.warp_steps, figures.divergent};
    } else if (site.kind == SiteKind::barrier) {
        totals.barriers += figures.warp_steps;
    } else if (site.kind == SiteKind::exchange) {
        totals.exchanges += figures.warp_steps;
    }
    totals.lanes += {figures.active_lanes, figures.warp_steps * warp_lanes};
}

} // namespace

BranchFigures& BranchFigures::operator+=(const BranchFigures& other) {
    executed += other.executed;
    divergent += other.divergent;
    return *this;
}

LaneUse& LaneUse::operator+=(const LaneUse& other) {
    active += other.active;
    possible += other.possible;
    return *this;
}

Totals& Totals::operator+=(const Totals& other) {
    global_load += other.global_load;
    global_store += other.global_store;
    global_atomic += other.global_atomic;
    local_load += other.local_load;
    local_store += other.local_store;
    local_atomic += other.local_atomic;
    image_read += other.image_read;
    image_write += other.image_write;
    warp_steps += other.warp_steps;
    lane_steps += other.lane_steps;
    branches += other.branches;
    operands += other.operands;
    barriers += other.barriers;
    exchanges += other.exchanges;
    lanes += other.lanes;
    return *this;
}

GlobalFigures Totals::all_global() const {
    GlobalFigures all = global_load;
    all += global_store;
    return all += global_atomic;
}

LocalFigures Totals::all_local() const {
    LocalFigures all = local_load;
    all += local_store;
    return all += local_atomic;
}

ImageFigures Totals::all_images() const {
    ImageFigures all = image_read;
    return all += image_write;
}

std::uint64_t bytes_asked_for(const Totals& totals) {
    return totals.global_load.bytes + totals.global_store.bytes;
}

std::optional<double> asked_bytes_per_second(const Totals& totals, std::uint64_t time_ns) {
    const auto bytes = static_cast<double>(bytes_asked_for(totals));
    return time_ns == 0 ? std::nullopt : std::optional(1e9 * bytes / static_cast<double>(time_ns));
}

double LaneUse::efficiency() const {
    return possible == 0 ? 0.0 : static_cast<double>(active) / static_cast<double>(possible);
}

Totals launch_totals(const Program& program, const FiguresBySite& figures, std::uint32_t warp_lanes) {
    Totals totals;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        add_site(program.sites[i], figures[i], warp_lanes, totals);
        totals.warp_steps += figures[i].warp_steps;
        totals.lane_steps += figures[i].active_lanes;
    }
    return totals;
}

std::vector<LineTotals> line_totals(const Program& program, const FiguresBySite& figures,
                                    std::uint32_t warp_lanes) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, Totals> by_line;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const SiteInfo& site = program.sites[i];
        if (figures[i].warp_steps == 0) {
            continue;
        }
        Totals& totals = by_line[{site.file, site.line}];
        add_site(site, figures[i], warp_lanes, totals);
        totals.warp_steps = std::max(totals.warp_steps, figures[i].warp_steps);
        totals.lane_steps = std::max(totals.lane_steps, figures[i].active_lanes);
    }
    std::vector<LineTotals> lines;
    lines.reserve(by_line.size());
    for (const auto& [place, totals] : by_line) {
        lines.push_back({place.first, place.second, totals});
    }
    return lines;
}

} // namespace lockstep
