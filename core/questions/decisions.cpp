// For how many lanes is a condition true, and how does it split the warp?
#include "core/narration/narrate.h"
#include "core/questions/kinds.h"
#include "core/site/record.h"

#include <algorithm>

namespace lockstep {
namespace {

using enum Misconception;

/// The numbers of active lanes for which a condition is true and false.
struct Sides {
    std::uint64_t on_true = 0;
    std::uint64_t on_false = 0;
    [[nodiscard]] std::uint64_t active() const { return on_true + on_false; }
    [[nodiscard]] bool splits() const { return on_true != 0 && on_false != 0; }
    friend bool operator==(const Sides&, const Sides&) = default;
};

/// Returns the sides; nullopt if the loop was stopped because it may be endless.
std::optional<Sides> sides_of(const GroupView& view, const WarpStep& step) {
    Sides sides;
    for (const std::uint64_t payload : view.steps->payloads_of(step)) {
        if (decision(payload) == out_of_turns) {
            return std::nullopt;
        }
        ++(decision(payload) == 1 ? sides.on_true : sides.on_false);
    }
    return sides;
}

/// A decision of a warp, and the decisions at the same site in the nearest other steps.
struct Decision {
    const WarpStep* step = nullptr;
    Sides sides;
    std::optional<Sides> before;
    std::optional<Sides> after;
};

/// Returns the decision of the place's step; nullopt if there is none, or if no step of this warp splits at
/// this site, so that the question would be trivial.
std::optional<Decision> decision_at(const Asking& at) {
    const WarpStep* step = at.step();
    const SiteKind kind = step == nullptr ? SiteKind::barrier : at.view.site(step->site).kind;
    if ((kind != SiteKind::branch && kind != SiteKind::loop) || step->active < 2) {
        return std::nullopt;
    }
    const auto sides = sides_of(at.view, *step);
    if (!sides) {
        return std::nullopt;
    }
    Decision found{.step = step, .sides = *sides};
    bool ever_splits = sides->splits();
    for (const WarpStep* other : executions(at.view, *step)) {
        const auto there = sides_of(at.view, *other);
        if (!there) {
            continue;
        }
        ever_splits = ever_splits || there->splits();
        if (other->tick < step->tick && *there != *sides) {
            found.before = there;
        } else if (other->tick > step->tick && !found.after && *there != *sides) {
            found.after = there;
        }
    }
    return ever_splits ? std::optional(found) : std::nullopt;
}

Draft draft_of_decision(const Asking& at, const Decision& decision, QuestionKind kind) {
    Draft draft = draft_of_step(at, kind, *decision.step);
    draft.question.numbers.push_back(decision.step->active);
    draft.question.because = narrate(at.view, decision.step->tick, decision.step->warp).what;
    return draft;
}

} // namespace

std::optional<Draft> draft_lanes_taking(const Asking& at) {
    const auto decision = decision_at(at);
    if (!decision) {
        return std::nullopt;
    }
    Draft draft = draft_of_decision(at, *decision, QuestionKind::lanes_taking);
    const std::uint64_t active = decision->sides.active();
    draft.least = 0;
    draft.most = active;
    draft.right.numbers = {decision->sides.on_true};
    if (decision->before) {
        draft.add(earlier, decision->before->on_true);
    }
    draft.add(swapped_sides, decision->sides.on_false);
    draft.add(all_true, active);
    if (decision->after) {
        draft.add(later, decision->after->on_true);
    }
    draft.add(even_split, active / 2);
    draft.add(all_false, 0);
    draft.add_near();
    return draft;
}

namespace {

/// Adds a pair if it divides the active lanes; otherwise anyone could exclude it.
void add(Draft& draft, Misconception misconception, const Sides& sides, std::uint64_t active) {
    if (sides.active() == active) {
        draft.wrong.push_back({.numbers = {sides.on_true, sides.on_false}, .misconception = misconception});
    }
}

} // namespace

std::optional<Draft> draft_split(const Asking& at) {
    const auto decision = decision_at(at);
    if (!decision) {
        return std::nullopt;
    }
    Draft draft = draft_of_decision(at, *decision, QuestionKind::split);
    const Sides& right = decision->sides;
    const std::uint64_t active = right.active();
    draft.right.numbers = {right.on_true, right.on_false};
    add(draft, swapped_sides, {right.on_false, right.on_true}, active);
    if (decision->before) {
        add(draft, earlier, *decision->before, active);
    }
    if (decision->after) {
        add(draft, later, *decision->after, active);
    }
    add(draft, even_split, {active - active / 2, active / 2}, active);
    add(draft, all_true, {active, 0}, active);
    add(draft, all_false, {0, active}, active);
    if (right.on_false > 0) {
        add(draft, one_more, {right.on_true + 1, right.on_false - 1}, active);
    }
    if (right.on_true > 0) {
        add(draft, one_less, {right.on_true - 1, right.on_false + 1}, active);
    }
    return draft;
}

} // namespace lockstep
