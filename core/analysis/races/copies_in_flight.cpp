#include "core/analysis/races/copies_in_flight.h"

#include <algorithm>

namespace lockstep {
namespace {

/// The copies of one work-item.
struct Started {
    std::vector<std::uint32_t> ticks; ///< ticks of the calls, in order
    /// Tick of the call whose copy the current iteration of a loop performs; Moment::no_copy if none.
    std::uint32_t now = Moment::no_copy;
};

/// Returns the tick of the call that an iteration of a loop refers to; Moment::no_copy if there is none.
std::uint32_t call_of(const SiteInfo& loop, std::uint64_t payload, const Started& started) {
    const auto number = static_cast<std::uint32_t>(loop_value(payload));
    const bool performs = loop.loop_variable.empty() && decision(payload) == 1 && number != 0;
    return performs && number <= started.ticks.size() ? started.ticks[number - 1] : Moment::no_copy;
}

} // namespace

CopiesInFlight::CopiesInFlight(const GroupSteps& steps, const Trace& trace) {
    const auto& sites = trace.program.sites;
    if (std::ranges::none_of(sites, [](const SiteInfo& site) { return site.kind == SiteKind::copy; })) {
        return;
    }
    std::vector<Started> items(steps.items);
    bool has_any = false;
    std::vector<std::uint32_t> starts(steps.events.size(), Moment::no_copy);
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = sites[step.site.index()];
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            Started& item = items[step.warp.value() * steps.warp_width + steps.lanes[i]];
            if (site.kind == SiteKind::copy) {
                item.ticks.push_back(step.tick.value());
            } else if (site.kind == SiteKind::loop) {
                item.now = call_of(site, steps.payloads[i], item);
            } else if (is_access(site.kind)) {
                starts[i] = item.now;
                has_any = has_any || item.now != Moment::no_copy;
            }
        }
    }
    if (has_any) {
        starts_ = std::move(starts);
    }
}

bool is_in_flight(const Moment& earlier, const Moment& later) {
    return later.is_of_copy() && later.start != earlier.start && later.start < earlier.tick;
}

bool may_race(const Moment& earlier, const Moment& later, const BarrierOrder& barriers, std::uint32_t items) {
    if (earlier.start == later.start) { // neither belongs to a copy, or both belong to the same copy
        return earlier.item != later.item &&
               !barriers.separates(earlier.item, earlier.tick, later.item, later.tick);
    }
    if (is_in_flight(earlier, later)) {
        return true;
    }
    const std::uint32_t begin = later.is_of_copy() ? later.start : later.tick;
    // A work-item's own wait is enough to order a copy before its later accesses.
    const bool is_after_own_wait = !later.is_of_copy() && earlier.item == later.item;
    return items > 1 && !is_after_own_wait &&
           !barriers.separates(earlier.item, earlier.tick, later.item, begin);
}

} // namespace lockstep
