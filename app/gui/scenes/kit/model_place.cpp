#include "app/gui/scenes/kit/model_place.h"

#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/step_words.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

std::string address_text(const GroupView& view, const SiteInfo& site, std::uint64_t address) {
    const PlaceInObject place = place_of(view.trace(), site, address);
    return (place.element.isEmpty() ? QStringLiteral("0x%1").arg(address, 0, 16) : place.element)
        .toStdString();
}

/// Returns the n-th step of the warp, from 0; null if it has fewer steps.
const WarpStep* numbered_step(const GroupSteps& steps, Warp warp, std::uint32_t number) {
    for (const WarpStep& step : steps.steps) {
        if (step.warp == warp && number-- == 0) {
            return &step;
        }
    }
    return nullptr;
}

} // namespace

std::optional<Cycle> model_cycle(const GroupView& view, const Cursor& cursor, const Timeline& timeline) {
    if (cursor.cycle) {
        return cursor.cycle;
    }
    const auto& numbers = view.warp_steps[cursor.warp.index()];
    const auto next = std::ranges::lower_bound(
        numbers, cursor.tick, {}, [&](std::uint32_t step) { return view.steps->steps[step].tick; });
    const auto number = static_cast<std::uint32_t>(next - numbers.begin());
    const auto residency = std::ranges::find_if(timeline.residencies, [&cursor](const Residency& each) {
        return each.group == cursor.group.value() && each.warp == cursor.warp.value();
    });
    if (residency == timeline.residencies.end()) {
        return std::nullopt;
    }
    const auto index = static_cast<std::uint32_t>(residency - timeline.residencies.begin());
    for (auto each = timeline.after(residency->begin);
         each != timeline.intervals.end() && each->end <= residency->end; ++each) {
        if (each->residency == index && each->state == WarpState::active && each->step == number) {
            return Cycle(each->begin);
        }
    }
    return std::nullopt;
}

TracePlace trace_place(const Session& session, std::size_t launch, const Timeline& timeline,
                       const Interval& interval) {
    const Residency& residency = timeline.residencies[interval.residency];
    TracePlace place{Group(residency.group), Warp(residency.warp), nullptr, std::nullopt, 0, 0, 0};
    if (interval.state == WarpState::done) {
        return place;
    }
    place.site = &session.trace(launch).program.sites[interval.site];
    const auto steps = session.steps(launch, place.group);
    const WarpStep* step = numbered_step(*steps, place.warp, interval.step);
    // arithmetic after the last step belongs to no step
    if (step == nullptr || step->site.value() != interval.site) {
        return place;
    }
    place.tick = step->tick;
    place.lanes = step->active;
    if (is_access(place.site->kind)) {
        const auto payloads = steps->payloads_of(*step);
        const auto [least, most] = std::ranges::minmax(payloads);
        place.first_address = least;
        place.last_address = most;
    }
    return place;
}

QStringList place_lines(const GroupView& view, const TracePlace& place) {
    if (place.site == nullptr) {
        return {};
    }
    const SiteInfo& site = *place.site;
    QStringList lines{worded(site_line(site))};
    if (place.tick && is_access(site.kind)) {
        lines << worded(lanes_at(place.lanes, address_text(view, site, place.first_address),
                                 address_text(view, site, place.last_address)));
    }
    return lines;
}

} // namespace lockstep::gui
