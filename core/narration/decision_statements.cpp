#include "core/narration/statements.h"

#include "core/narration/warp_split.h"
#include "core/site/record.h"
#include "core/site/skeleton.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace lockstep {
namespace {

using enum StatementKind;

SourceLine line_of(const StepInView& at, const WarpStep& step) {
    const SiteInfo& site = at.view.site(step.site);
    return {site.file, site.line};
}

Statement why_together(const StepInView& at) {
    const std::uint64_t masked = at.lanes() - at.active();
    return masked == 0 ? Statement{.kind = stays_together}
                       : Statement{.kind = stays_together_masked, .numbers = {masked, at.lanes()}};
}

Statement why_never_joined(const StepInView& at, const WarpSplit& split) {
    const std::uint64_t steps = split.on_true.steps + split.on_false.steps;
    if (steps == 0) {
        return {.kind = nothing_follows};
    }
    if (split.on_true.steps != 0 && split.on_false.steps != 0) {
        return {.kind = sides_take_turns_to_the_end, .numbers = {steps}};
    }
    const SplitSide& done = split.on_true.steps == 0 ? split.on_true : split.on_false;
    return {.kind = one_side_finished, .numbers = {steps, done.lanes, at.active()}};
}

Statement why_split(const StepInView& at, const WarpSplit& split) {
    if (split.join == nullptr) {
        return why_never_joined(at, split);
    }
    const SourceLine line = line_of(at, *split.join);
    const std::uint64_t steps = split.on_true.steps + split.on_false.steps;
    if (steps == 0) {
        return {.kind = sides_cost_nothing, .line = line};
    }
    if (split.on_true.steps != 0 && split.on_false.steps != 0) {
        return {.kind = sides_take_turns, .numbers = {steps}, .line = line};
    }
    // The idle lanes also include lanes that were already inactive before the split.
    const SplitSide& works = split.on_true.steps == 0 ? split.on_false : split.on_true;
    return {.kind = one_side_waits, .numbers = {steps, at.lanes() - works.lanes, at.lanes()}, .line = line};
}

Narration narrate_split(const StepInView& at, const WarpSplit& split) {
    const std::vector<std::uint64_t> numbers = {at.warp(), split.on_true.lanes, split.on_false.lanes,
                                                at.active()};
    if (split.kind == SiteKind::loop) {
        return {{.kind = loop_splits, .numbers = numbers}, why_split(at, split)};
    }
    return {{.kind = splits, .numbers = numbers, .names = {at.site.text}}, why_split(at, split)};
}

Statement what_loop_does(const StepInView& at) {
    const auto payloads = at.view.steps->payloads_of(at.step);
    const std::vector<std::uint64_t> numbers = {at.warp(), at.active()};
    if (decision(payloads[0]) != 1) {
        return {.kind = loop_ends, .numbers = numbers};
    }
    const bool is_same = std::ranges::all_of(
        payloads, [&](std::uint64_t payload) { return loop_value(payload) == loop_value(payloads[0]); });
    if (at.site.loop_variable.empty() || !is_same) {
        return {.kind = loop_continues, .numbers = numbers};
    }
    return {.kind = loop_continues_with,
            .numbers = numbers,
            .names = {at.site.loop_variable, std::to_string(loop_value(payloads[0]))}};
}

Narration narrate_choice(const StepInView& at) {
    const CaseSplit split = case_split(at.view, at.step);
    if (split.cases == 1) {
        return {{.kind = same_case, .numbers = {at.warp(), at.active()}, .names = {at.site.text}},
                why_together(at)};
    }
    Statement why{.kind = nothing_follows};
    if (split.join != nullptr) {
        const bool has_steps = split.steps > 0;
        why = {.kind = has_steps ? cases_take_turns : sides_cost_nothing, .line = line_of(at, *split.join)};
        why.numbers = has_steps ? std::vector<std::uint64_t>{split.steps} : std::vector<std::uint64_t>{};
    } else if (split.steps > 0) {
        why = {.kind = cases_take_turns_to_the_end, .numbers = {split.steps}};
    }
    return {
        {.kind = splits_by_case, .numbers = {at.warp(), at.active(), split.cases}, .names = {at.site.text}},
        std::move(why)};
}

} // namespace

Narration narrate_decision(const StepInView& at) {
    if (at.site.kind == SiteKind::choice) {
        return narrate_choice(at);
    }
    const auto payloads = at.view.steps->payloads_of(at.step);
    if (std::ranges::any_of(payloads, [](std::uint64_t p) { return decision(p) == out_of_turns; })) {
        return {{.kind = loop_stopped, .numbers = {at.warp()}}, Statement{.kind = loop_budget}};
    }
    if (const auto split = warp_split(at.view, at.step.tick, at.step.warp)) {
        return narrate_split(at, *split);
    }
    if (at.site.kind == SiteKind::loop) {
        return {what_loop_does(at), why_together(at)};
    }
    return {{.kind = decision(payloads[0]) == 1 ? is_true : is_false,
             .numbers = {at.warp(), at.active()},
             .names = {at.site.text}},
            why_together(at)};
}

namespace {

const Node* switch_at(Site site, const Skeleton& skeleton) {
    const auto found = std::ranges::find_if(skeleton.nodes, [site](const Node& node) {
        return node.kind == NodeKind::choice && node.site == site;
    });
    return found == skeleton.nodes.end() ? nullptr : &*found;
}

/// Maps each active lane to the index of the case label at which it enters the switch.
using Entries = std::map<std::uint16_t, std::size_t>;

Entries entries_of(const GroupView& view, const WarpStep& step) {
    const Node* node = switch_at(step.site, view.trace().program.skeleton);
    const auto lanes = view.steps->lanes_of(step);
    const auto payloads = view.steps->payloads_of(step);
    Entries entries;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        entries[lanes[i]] = node == nullptr ? 0 : entry_of(*node, payloads[i]);
    }
    return entries;
}

/// Returns the cases that have a lane with a step at this tick or later.
std::set<std::size_t> cases_left(const GroupView& view, const Entries& entries, Warp warp, Tick tick) {
    const std::size_t first = std::size_t{warp.value()} * view.steps->warp_width;
    std::set<std::size_t> left;
    for (const auto& [lane, entry] : entries) {
        if (view.last_tick[first + lane] >= tick.value()) {
            left.insert(entry);
        }
    }
    return left;
}

std::set<std::size_t> cases_in(const GroupView& view, const Entries& entries, const WarpStep& step) {
    std::set<std::size_t> present;
    for (const std::uint16_t lane : view.steps->lanes_of(step)) {
        if (const auto found = entries.find(lane); found != entries.end()) {
            present.insert(found->second);
        }
    }
    return present;
}

} // namespace

CaseSplit case_split(const GroupView& view, const WarpStep& step) {
    const Entries entries = entries_of(view, step);
    CaseSplit split;
    split.cases = cases_in(view, entries, step).size();
    const auto index = static_cast<std::uint32_t>(&step - view.steps->steps.data());
    const auto& steps = view.warp_steps[step.warp.index()];
    for (auto i = std::ranges::upper_bound(steps, index); split.cases > 1 && i != steps.end(); ++i) {
        const WarpStep& next = view.steps->steps[*i];
        const auto left = cases_left(view, entries, step.warp, next.tick);
        if (left.size() > 1 && cases_in(view, entries, next) == left) {
            split.join = &next;
            break;
        }
        split.steps += cases_in(view, entries, next).empty() ? 0 : 1;
    }
    return split;
}

} // namespace lockstep
