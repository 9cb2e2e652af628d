// How many warps execute this step?
#include "core/questions/kinds.h"

#include <algorithm>

namespace lockstep {
namespace {

using enum Misconception;

std::uint64_t active_lanes(const GroupView& view, Tick tick) {
    std::uint64_t active = 0;
    for (const WarpStep& step : view.steps->steps_of(tick)) {
        active += step.active;
    }
    return active;
}

/// Adds the number of warps in the nearest ticks of the same site, before and after, that have another one.
void add_executions(const GroupView& view, Tick tick, Draft& draft) {
    const std::uint64_t right = draft.right.numbers.front();
    std::uint64_t before = right;
    std::uint64_t after = right;
    for (std::uint32_t t = 0; t < view.tick_count(); ++t) {
        const std::uint64_t warps = view.steps->steps_of(Tick(t)).size();
        if (view.steps->ticks[t].site != view.steps->ticks[tick.index()].site || warps == right) {
            continue;
        }
        if (t < tick.value()) {
            before = warps;
        } else if (after == right) {
            after = warps;
        }
    }
    draft.add(earlier, before);
    draft.add(later, after);
}

} // namespace

std::optional<Draft> draft_warps_in_round(const Asking& at) {
    const GroupView& view = at.view;
    if (at.place.tick.index() >= view.tick_count()) {
        return std::nullopt;
    }
    const auto steps = view.steps->steps_of(at.place.tick);
    const std::uint64_t active = active_lanes(view, at.place.tick);
    // If every work-item takes part, so does every warp.
    if (steps.empty() || active == view.steps->items) {
        return std::nullopt;
    }
    Draft draft = draft_of_step(at, QuestionKind::warps_in_round, steps.front());
    draft.question.numbers = {std::uint64_t{at.place.tick.value()} + 1, view.steps->group.value(),
                              view.steps->warps, active};
    draft.question.reveal = shows_lanes_of(view, at.place.tick, std::nullopt);
    draft.most = view.steps->warps;
    draft.right.numbers = {steps.size()};
    draft.add(all_warps, view.steps->warps);
    draft.add(packed_lanes, (active + view.steps->warp_width - 1) / view.steps->warp_width);
    add_executions(view, at.place.tick, draft);
    draft.add_far();
    draft.add_near();
    return draft;
}

} // namespace lockstep
