#include "core/narration/statements.h"

#include "core/site/record.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace lockstep {
namespace {

using enum StatementKind;

/// Returns how many steps the warp has executed since all warps last met at a barrier, without this step.
std::uint64_t steps_to_here(const GroupView& view, const WarpStep& step) {
    const auto& steps = view.warp_steps[step.warp.index()];
    const auto index = static_cast<std::uint32_t>(&step - view.steps->steps.data());
    std::uint64_t count = 0;
    for (auto here = std::ranges::lower_bound(steps, index); here != steps.begin(); ++count) {
        const SiteKind kind = view.site(view.steps->steps[*--here].site).kind;
        if (kind == SiteKind::barrier || kind == SiteKind::wait) {
            break;
        }
    }
    return count;
}

/// Explains the cost of a barrier. The order of ticks does not show which warps wait: a warp with little work
/// is delayed before its next step, not at the barrier.
Statement why_met(const StepInView& at) {
    if (at.view.steps->warps == 1) {
        return {.kind = waits_for_no_warp};
    }
    std::uint64_t most = 0;
    std::uint64_t fewest = std::numeric_limits<std::uint64_t>::max();
    Warp first;
    for (const WarpStep& step : at.view.steps->steps_of(at.step.tick)) {
        const std::uint64_t steps = steps_to_here(at.view, step);
        most = std::max(most, steps);
        if (steps < fewest) {
            fewest = steps;
            first = step.warp;
        }
    }
    return most == fewest ? Statement{.kind = equal_steps}
                          : Statement{.kind = fewest_steps, .numbers = {first.value(), most - fewest}};
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

namespace {

Narration narrate_finished(const GroupView& view, Warp warp) {
    const auto& steps = view.warp_steps[warp.index()];
    if (steps.empty()) {
        return {{.kind = never_acts, .numbers = {warp.value()}}};
    }
    const std::uint64_t last = view.steps->steps[steps.back()].tick.value();
    return {{.kind = finished, .numbers = {warp.value()}},
            Statement{.kind = ended_at_step, .numbers = {last + 1}}};
}

/// Returns the number of warps that have no step between this tick and the step at which all warps meet, so
/// they have already arrived.
std::uint64_t arrived(const GroupView& view, Tick tick, Tick meeting) {
    std::uint64_t count = 0;
    for (std::uint32_t w = 0; w < view.steps->warps; ++w) {
        const WarpStep* next = view.step_after(tick, Warp(w));
        count += next != nullptr && next->tick == meeting && view.step_at(tick, Warp(w)) == nullptr ? 1 : 0;
    }
    return count;
}

} // namespace

Narration narrate_idle(const GroupView& view, Tick tick, Warp warp) {
    const WarpStep* next = view.step_after(tick, warp);
    if (next == nullptr) {
        return narrate_finished(view, warp);
    }
    const SiteInfo& site = view.site(next->site);
    const std::uint64_t step = std::uint64_t{next->tick.value()} + 1;
    const SourceLine line{site.file, site.line};
    if (site.kind == SiteKind::barrier || site.kind == SiteKind::wait) {
        const std::uint64_t there = arrived(view, tick, next->tick);
        return {{.kind = site.kind == SiteKind::wait ? waits_for_copies : waits_at_barrier,
                 .numbers = {warp.value(), there, view.steps->warps},
                 .line = line},
                Statement{.kind = opens_at_step, .numbers = {step}}};
    }
    return {{.kind = not_in_step, .numbers = {warp.value()}},
            Statement{.kind = continues_at_step, .numbers = {step}, .line = line}};
}

} // namespace lockstep
