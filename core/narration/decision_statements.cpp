#include "core/narration/statements.h"

#include "core/narration/warp_split.h"
#include "core/site/record.h"

#include <algorithm>
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
    // Lanes that were already masked off before the split are idle too.
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

} // namespace lockstep
