#include "core/narration/meeting_statements.h"

#include "core/site/record.h"

#include <algorithm>
#include <vector>

namespace lockstep {
namespace {

using enum StatementKind;

/// Steps of the group since the warp's step before this one.
std::uint64_t waited(const GroupView& view, const WarpStep& step) {
    const auto& steps = view.warp_steps[step.warp.index()];
    const auto index = static_cast<std::uint32_t>(&step - view.steps->steps.data());
    const auto here = std::ranges::lower_bound(steps, index);
    const std::uint64_t tick = step.tick.value();
    return here == steps.begin() ? tick : tick - view.steps->steps[*std::prev(here)].tick.value() - 1;
}

Statement why_met(const StepInView& at) {
    if (at.view.steps->warps == 1) {
        return {.kind = waits_for_no_warp};
    }
    std::uint64_t longest = 0;
    Warp warp;
    for (const WarpStep& step : at.view.steps->steps_of(at.step.tick)) {
        if (const std::uint64_t steps = waited(at.view, step); steps > longest) {
            longest = steps;
            warp = step.warp;
        }
    }
    return longest == 0 ? Statement{.kind = nobody_waited}
                        : Statement{.kind = warp_waited, .numbers = {warp.value(), longest}};
}

Statement what_meets(const StepInView& at) {
    const std::uint64_t warps = at.view.steps->warps;
    if (at.site.kind == SiteKind::wait) {
        return {.kind = copies_done};
    }
    return warps == 1 ? Statement{.kind = barrier_of_one} : Statement{.kind = barrier, .numbers = {warps}};
}

Statement why_exchanged(const StepInView& at) {
    std::vector<Received> all;
    std::uint64_t from_others = 0;
    const auto lanes = at.view.steps->lanes_of(at.step);
    const auto payloads = at.view.steps->payloads_of(at.step);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        all.push_back(received_from(payloads[i]));
        from_others += all.back().count == 1 && all.back().first != lanes[i] ? 1 : 0;
    }
    const auto most = std::ranges::max(all, {}, &Received::count);
    const bool is_same = std::ranges::all_of(all, [&](const Received& each) { return each == all[0]; });
    if (most.count > 1) {
        return {.kind = is_same ? receives_result : receives_results_before, .numbers = {most.count}};
    }
    if (is_same && most.count == 1 && all.size() > 1) {
        return {.kind = receives_one_value, .numbers = {all[0].first, at.active()}};
    }
    return from_others == 0 ? Statement{.kind = receives_nothing}
                            : Statement{.kind = receives_values, .numbers = {from_others, at.active()}};
}

} // namespace

Narration narrate_meeting(const StepInView& at) {
    std::uint64_t arrived = 0;
    for (const WarpStep& step : at.view.steps->steps_of(at.step.tick)) {
        arrived += step.active;
    }
    if (arrived != at.view.steps->items) {
        return {{.kind = barrier_divergent, .numbers = {arrived, at.view.steps->items}},
                Statement{.kind = must_be_reached}};
    }
    if (at.site.kind == SiteKind::copy) {
        return {{.kind = copy_started, .names = {at.site.text}}, Statement{.kind = copy_is_pending}};
    }
    return {what_meets(at), why_met(at)};
}

Narration narrate_sub_group(const StepInView& at) {
    const std::vector<std::uint64_t> numbers = {at.warp(), at.active(), at.lanes()};
    if (at.site.kind == SiteKind::sub_group_barrier) {
        return {{.kind = sub_group_barrier, .numbers = numbers}, Statement{.kind = waits_for_its_lanes}};
    }
    return {{.kind = exchanges, .numbers = numbers, .names = {at.site.text}}, why_exchanged(at)};
}

} // namespace lockstep
