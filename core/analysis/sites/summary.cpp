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

/// Adds all that is a plain sum; warp_steps differ between launch and line.
void add_site(const SiteInfo& site, const SiteFigures& figures, std::uint32_t warp_lanes, Totals& totals) {
    if (is_access(site.kind)) {
        global_of(site.kind, totals) += figures.global;
        local_of(site.kind, totals) += figures.local;
    } else if (is_image_access(site.kind)) {
        (site.kind == SiteKind::image_read ? totals.image_read : totals.image_write) += figures.image;
    } else if (is_decision(site.kind)) {
        totals.branches += {figures.warp_steps, figures.divergent};
    } else if (site.kind == SiteKind::barrier) {
        totals.barriers += figures.warp_steps;
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
    barriers += other.barriers;
    lanes += other.lanes;
    return *this;
}

std::uint64_t bytes_asked_for(const Totals& totals) {
    return totals.global_load.bytes + totals.global_store.bytes;
}

double asked_bytes_per_second(const Totals& totals, std::uint64_t time_ns) {
    return time_ns == 0 ? 0.0
                        : 1e9 * static_cast<double>(bytes_asked_for(totals)) / static_cast<double>(time_ns);
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

std::vector<LaneUse> lane_use_by_tick(const GroupSteps& steps) {
    std::vector<LaneUse> use(steps.ticks.size());
    for (const WarpStep& step : steps.steps) {
        use[step.tick.index()] += {step.active, steps.warp_width};
    }
    return use;
}

std::vector<RoundUse> lane_use_by_round(const GroupSteps& steps) {
    const std::vector<LaneUse> by_tick = lane_use_by_tick(steps);
    std::vector<RoundUse> rounds;
    const TickInfo* last = nullptr;
    for (std::uint32_t i = 0; i < by_tick.size(); ++i) {
        const TickInfo& tick = steps.ticks[i];
        if (last == nullptr || last->round != tick.round || last->round_loop != tick.round_loop) {
            rounds.push_back({tick.round, Tick(i), Tick(i), {}});
        }
        last = &tick;
        rounds.back().last = Tick(i);
        rounds.back().lanes += by_tick[i];
    }
    return rounds;
}

} // namespace lockstep
