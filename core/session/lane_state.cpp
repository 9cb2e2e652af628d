#include "core/session/lane_state.h"

#include "core/site/record.h"
#include "core/trace/object_index.h"
#include "core/trace/told_outside.h"

#include <algorithm>

namespace lockstep {
namespace {

LaneState idle_state(const GroupView& view, Tick tick, Warp warp) {
    const WarpStep* next = view.step_after(tick, warp);
    if (next == nullptr) {
        return LaneState::finished;
    }
    return is_meeting(view.site(next->site).kind) ? LaneState::waiting : LaneState::not_issued;
}

bool is_outside(Event event, const Trace& trace) {
    const SiteInfo& site = trace.program.sites[event_site(event).index()];
    return !ObjectIndex(trace.objects).find(site.space, event_payload(event), extent_of(site));
}

/// Returns the state of a lane that executes a step other than a barrier.
LaneState active_state(const SiteInfo& site, std::uint64_t payload) {
    const bool decides = site.kind == SiteKind::branch || site.kind == SiteKind::loop;
    return decides && decision(payload) != 1 ? LaneState::decided_false : LaneState::active;
}

} // namespace

WarpRow warp_row(const GroupView& view, Tick tick, Warp warp) {
    WarpRow row{warp, view.step_at(tick, warp), {}, LaneState::active};
    const std::uint32_t lanes = view.lanes_of(warp);
    if (row.step == nullptr) {
        row.idle = idle_state(view, tick, warp);
        row.lanes.assign(lanes, row.idle);
        return row;
    }
    const std::size_t first = warp.index() * view.steps->warp_width;
    row.lanes.resize(lanes);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        row.lanes[lane] =
            view.last_tick[first + lane] < tick.value() ? LaneState::finished : LaneState::masked;
    }
    const SiteInfo& site = view.site(row.step->site);
    const auto active = view.steps->lanes_of(*row.step);
    const auto payloads = view.steps->payloads_of(*row.step);
    for (std::size_t i = 0; i < active.size(); ++i) {
        row.lanes[active[i]] =
            is_meeting(site.kind) ? LaneState::at_barrier : active_state(site, payloads[i]);
    }
    return row;
}

std::optional<LaneEvent> lane_event(const GroupView& view, const WarpStep& step, Lane lane) {
    const auto lanes = view.steps->lanes_of(step);
    const auto found = std::ranges::lower_bound(lanes, lane.value());
    if (found == lanes.end() || *found != lane.value()) {
        return std::nullopt;
    }
    const std::size_t place = step.first + static_cast<std::size_t>(found - lanes.begin());
    const std::uint64_t group_first = view.trace().offsets[view.first_item().index()];
    return LaneEvent{WorkItem(view.first_item().value() +
                              std::uint64_t{step.warp.value()} * view.steps->warp_width + lane.value()),
                     view.steps->payloads[place], group_first + view.steps->events[place]};
}

std::optional<Fault> fault_of_access(const Trace& trace, const LaneEvent& event) {
    const std::uint64_t first = trace.offsets[event.item.index()];
    std::uint64_t begin = event.event; // the first member, if the event copies a member of a struct
    while (begin > first && !is_fault(trace.event(begin - 1)) &&
           event_site(trace.event(begin - 1)).value() + 1 == event_site(trace.event(begin)).value()) {
        --begin;
    }
    const std::span<const Event> events = trace.events_of(event.item).subspan(begin - first);
    if (events_told_of(trace.program, events) <= event.event - begin) {
        return std::nullopt;
    }
    for (std::uint64_t i = begin; i > first && is_fault(trace.event(i - 1)); --i) {
        const Fault fault = fault_of(trace.event(i - 1));
        if (tells_of_outside(fault.kind) &&
            (event.event == begin || is_outside(trace.event(event.event), trace))) {
            return fault;
        }
    }
    return std::nullopt;
}

std::uint64_t accesses_until(const Trace& trace, const LaneEvent& event) {
    std::uint64_t count = 0;
    for (std::uint64_t i = trace.offsets[event.item.index()]; i <= event.event; ++i) {
        const Event e = trace.events[i];
        count += !is_fault(e) && is_access(trace.program.sites[event_site(e).index()].kind) ? 1 : 0;
    }
    return count;
}

} // namespace lockstep
