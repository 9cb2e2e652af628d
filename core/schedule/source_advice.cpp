#include "core/schedule/source_advice.h"

#include <algorithm>
#include <array>
#include <compare>
#include <map>
#include <optional>
#include <string>

namespace lockstep {
namespace {

/// Where border elements are read several times, and only there: a read on which lanes meet in every request
/// is one that they share, clamped or not.
void look_at_clamped(const FiguresBySite& figures, std::vector<Advice>& advice) {
    for (std::uint32_t i = 0; i < figures.size(); ++i) {
        const ClampedFigures& clamped = figures[i].clamped;
        if (clamped.requests != 0 && clamped.requests < figures[i].warp_steps) {
            advice.push_back(
                {AdviceKind::clamped_reads,
                 Site(i),
                 {clamped.repeats, figures[i].active_lanes, clamped.requests, figures[i].warp_steps}});
        }
    }
}

/// A function in a line of the source, and how often work-items evaluated it.
struct Evaluated {
    AdvicePlace place;
    std::string name;
    friend auto operator<=>(const Evaluated&, const Evaluated&) = default;
};

std::uint64_t evaluations(const MathCall& call, const SiteFigures& site) {
    switch (call.when) {
    case Evaluates::if_taken:
        return site.taken;
    case Evaluates::if_refused:
        return site.active_lanes - site.taken;
    default:
        return site.active_lanes;
    }
}

void look_at_math(const Trace& trace, const FiguresBySite& figures, std::vector<Advice>& advice) {
    if (trace.program.relaxed_math) {
        return;
    }
    std::map<Evaluated, std::uint64_t> counts;
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        for (const MathCall& call : trace.program.sites[i].math) {
            if (const std::uint64_t count = evaluations(call, figures[i]); count != 0) {
                counts[{{call.file, call.line}, call.name}] += count;
                all += count;
            }
        }
    }
    if (all != 0) {
        advice.push_back({AdviceKind::relaxed_math, {}, {all, counts.size()}});
    }
    for (const auto& [what, count] : counts) {
        if (const char* faster = faster_form(what.name)) {
            advice.push_back({AdviceKind::native_function, {}, {count}, {what.name, faster}, what.place});
        }
    }
}

/// The barrier that was met most.
std::optional<Site> busiest_barrier(const Trace& trace, const FiguresBySite& figures) {
    std::optional<Site> best;
    for (std::uint32_t i = 0; i < figures.size(); ++i) {
        const bool suits = trace.program.sites[i].kind == SiteKind::barrier && figures[i].warp_steps != 0;
        if (suits && (!best || figures[i].warp_steps > figures[best->index()].warp_steps)) {
            best = Site(i);
        }
    }
    return best;
}

/// A compiler that knows the group's size can leave barriers out where a group is one warp, and shares out
/// registers for that size instead of the largest. Without barriers there is little to gain.
void look_at_required_group(const Trace& trace, const FiguresBySite& figures, std::vector<Advice>& advice) {
    const std::array<std::uint64_t, 3> none{};
    const std::optional<Site> barrier = busiest_barrier(trace, figures);
    if (trace.program.required_group != none || !barrier) {
        return;
    }
    const auto& local = trace.range.local;
    advice.push_back({AdviceKind::required_group,
                      barrier,
                      {local[0], local[1], local[2], figures[barrier->index()].warp_steps}});
}

} // namespace

std::vector<Advice> advise_on_source(const Trace& trace, const FiguresBySite& figures) {
    std::vector<Advice> advice;
    look_at_clamped(figures, advice);
    look_at_math(trace, figures, advice);
    look_at_required_group(trace, figures, advice);
    return advice;
}

} // namespace lockstep
