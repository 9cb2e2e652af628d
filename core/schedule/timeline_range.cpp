#include "core/schedule/timeline_range.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

namespace lockstep {
namespace {

const Residency& residency_of(const Timeline& timeline, const Interval& interval) {
    return timeline.residencies[interval.residency];
}

bool is_barrier_wait(const Interval& interval) {
    return interval.state == WarpState::blocked && interval.reason == WaitReason::barrier;
}

/// Calls `use` for the intervals of a work-group's warps that touch the cycles from `begin` to `end`, both included.
template <class Use>
void over_group(const Timeline& timeline, std::uint64_t group, std::uint64_t begin, std::uint64_t end,
                Use use) {
    const auto first = begin == 0 ? timeline.intervals.begin() : timeline.after(begin - 1);
    std::uint64_t last = end;
    for (const Residency& residency : timeline.residencies) {
        if (residency.group == group) {
            last = std::max(last, residency.end);
        }
    }
    for (auto each = first; each != timeline.intervals.end() && each->end <= last; ++each) {
        if (each->begin <= end && residency_of(timeline, *each).group == group) {
            use(*each);
        }
    }
}

/// Returns the last arrival at the barrier for which an interval waits; null if the timeline does not contain it.
const Interval* last_arrival(const Timeline& timeline, const Interval& wait) {
    const Interval* last = nullptr;
    over_group(timeline, residency_of(timeline, wait).group, wait.begin, wait.end, [&](const Interval& each) {
        if (each.state == WarpState::active && each.site == wait.site && each.end <= wait.end &&
            (last == nullptr || each.end > last->end)) {
            last = &each;
        }
    });
    return last;
}

/// Returns the interval in which the warp of a wait issues the instruction that it waits for.
const Interval* issue_of(const Timeline& timeline, const Interval& wait) {
    const std::uint64_t begin = residency_of(timeline, wait).begin;
    for (auto each = timeline.after(begin); each != timeline.intervals.end() && each->end <= wait.end;
         ++each) {
        if (each->residency == wait.residency && each->state == WarpState::active &&
            each->step == wait.step) {
            return &*each;
        }
    }
    return nullptr;
}

WaitLink link(const Timeline& timeline, const Interval& from, const Interval& wait) {
    return {residency_of(timeline, from).slot, Cycle(from.end), residency_of(timeline, wait).slot,
            Cycle(wait.end)};
}

/// Returns links to the warps that an arrival at a barrier frees; empty if a later warp frees them.
std::vector<WaitLink> freed_by(const Timeline& timeline, const Interval& arrival) {
    std::vector<WaitLink> links;
    over_group(timeline, residency_of(timeline, arrival).group, arrival.end, arrival.end,
               [&](const Interval& each) {
                   if (is_barrier_wait(each) && each.site == arrival.site &&
                       each.residency != arrival.residency && last_arrival(timeline, each) == &arrival) {
                       links.push_back(link(timeline, arrival, each));
                   }
               });
    return links;
}

} // namespace

RangeUse range_use(const Timeline& timeline, Cycle begin, Cycle end) {
    RangeUse use{
        .cycles = end.value() > begin.value() ? end.value() - begin.value() : 0, .stalls = {}, .waits = {}};
    std::map<std::uint32_t, std::uint64_t> waits;
    for (auto each = timeline.after(begin.value()); each != timeline.intervals.end(); ++each) {
        const std::uint64_t from = std::max(each->begin, begin.value());
        const std::uint64_t to = std::min(each->end, end.value());
        if (from >= to) {
            continue;
        }
        if (each->state == WarpState::active) {
            use.active += to - from;
        } else if (each->state == WarpState::done) {
            use.done += to - from;
        } else {
            use.stalls.*(each->state == WarpState::ready ? &Stalls::ready : stall_of(each->reason)) +=
                to - from;
            waits[each->site] += to - from;
        }
    }
    for (const auto& [site, cycles] : waits) {
        use.waits.push_back({Site(site), cycles});
    }
    std::ranges::stable_sort(use.waits, std::ranges::greater(), &SiteWait::cycles);
    return use;
}

std::vector<WaitLink> wait_links(const Timeline& timeline, const Program& program, const Interval& interval) {
    if (interval.state == WarpState::active && is_meeting(program.sites[interval.site].kind)) {
        return freed_by(timeline, interval);
    }
    if (interval.state != WarpState::blocked) {
        return {};
    }
    const Interval* const from =
        is_barrier_wait(interval) ? last_arrival(timeline, interval) : issue_of(timeline, interval);
    const bool has_link = from != nullptr && from->end <= interval.end &&
                          (from->residency != interval.residency || !is_barrier_wait(interval));
    return has_link ? std::vector{link(timeline, *from, interval)} : std::vector<WaitLink>();
}

} // namespace lockstep
