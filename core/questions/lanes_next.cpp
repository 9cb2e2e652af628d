// Which lanes of a warp execute this step?
#include "core/narration/narrate.h"
#include "core/questions/kinds.h"
#include "core/site/record.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

using enum Misconception;

std::vector<Lane> range(std::uint32_t first, std::uint32_t end) {
    std::vector<Lane> lanes;
    for (std::uint32_t lane = first; lane < end; ++lane) {
        lanes.emplace_back(lane);
    }
    return lanes;
}

std::vector<Lane> others(const std::vector<Lane>& lanes, std::uint32_t count) {
    std::vector<Lane> rest;
    std::ranges::set_difference(range(0, count), lanes, std::back_inserter(rest));
    return rest;
}

std::vector<Lane> every_second(const std::vector<Lane>& lanes) {
    std::vector<Lane> chosen;
    for (std::size_t i = 0; i < lanes.size(); i += 2) {
        chosen.push_back(lanes[i]);
    }
    return chosen;
}

/// Adds the lanes of the nearest execution of the same code before and after the step that has other lanes.
void add_executions(const Asking& at, const WarpStep& step, Draft& draft) {
    const std::vector<Lane>& right = draft.right.lanes;
    std::vector<Lane> before;
    std::vector<Lane> after;
    for (const WarpStep* other : executions(at.view, step)) {
        std::vector<Lane> lanes = lanes_of(at.view, *other);
        if (other->tick < step.tick && lanes != right) {
            before = std::move(lanes);
        } else if (other->tick > step.tick && after.empty() && lanes != right) {
            after = std::move(lanes);
        }
    }
    if (!before.empty()) {
        draft.add(earlier, std::move(before));
    }
    if (!after.empty()) {
        draft.add(later, std::move(after));
    }
}

void add_wrong(const Asking& at, const WarpStep& step, std::uint32_t count, Draft& draft) {
    const std::vector<Lane>& right = draft.right.lanes;
    const auto active = static_cast<std::uint32_t>(right.size());
    const std::uint32_t first = right.front().value();
    add_executions(at, step, draft);
    draft.add(all_lanes, range(0, count));
    draft.add(first_lanes, range(0, active));
    if (active < count) {
        draft.add(other_lanes, others(right, count));
    }
    if (first + active <= count) {
        draft.add(next_lanes, range(first, first + active));
    }
    if (count > 2) {
        draft.add(half_warp, range(0, count / 2));
    }
    if (right.back().value() + 1 < count) {
        std::vector<Lane> shifted;
        shifted.reserve(right.size());
        for (const Lane lane : right) {
            shifted.emplace_back(lane.value() + 1);
        }
        draft.add(shifted_lane, std::move(shifted));
    }
    draft.add(twice_apart, every_second(right));
}

/// Returns the statement about the latest decision of the warp that selected exactly these lanes.
std::optional<Statement> decision_before(const GroupView& view, const WarpStep& step,
                                         const std::vector<Lane>& right) {
    std::optional<Statement> found;
    for (const std::uint32_t index : view.warp_steps[step.warp.index()]) {
        const WarpStep& other = view.steps->steps[index];
        if (other.tick >= step.tick) {
            break;
        }
        const SiteKind kind = view.site(other.site).kind;
        if ((kind != SiteKind::branch && kind != SiteKind::loop) || other.active <= right.size()) {
            continue;
        }
        std::vector<Lane> sides[2];
        const auto payloads = view.steps->payloads_of(other);
        for (std::uint32_t i = 0; i < other.active; ++i) {
            sides[decision(payloads[i]) == 1 ? 1 : 0].emplace_back(view.steps->lanes_of(other)[i]);
        }
        if (sides[0] == right || sides[1] == right) {
            found = narrate(view, other.tick, other.warp).what;
        }
    }
    return found;
}

/// Whether the group executes the site of the step at least once with an inactive lane.
bool is_ever_partial(const GroupView& view, const WarpStep& step) {
    return std::ranges::any_of(view.steps->steps, [&](const WarpStep& other) {
        return other.site == step.site && other.active < view.lanes_of(other.warp);
    });
}

} // namespace

std::optional<Draft> draft_lanes_next(const Asking& at) {
    const WarpStep* step = at.step();
    if (step == nullptr || !is_ever_partial(at.view, *step)) {
        return std::nullopt;
    }
    Draft draft = draft_of_step(at, QuestionKind::lanes_next, *step);
    const std::uint32_t count = at.view.lanes_of(step->warp);
    draft.question.numbers.push_back(count);
    draft.right.lanes = lanes_of(at.view, *step);
    if (!is_short(draft.right.lanes)) {
        return std::nullopt;
    }
    draft.question.reveal = shows_lanes_of(at.view, step->tick, step->warp);
    draft.question.because = decision_before(at.view, *step, draft.right.lanes);
    add_wrong(at, *step, count, draft);
    return draft;
}

} // namespace lockstep
