#include "core/session/group_view.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Reads the value of the loop variable from the event of the loop test.
void read_loop_value(const GroupSteps& steps, const TickInfo& tick, Round& round) {
    if (tick.site == round.loop) {
        const WarpStep& first = steps.steps[tick.first_step];
        round.value = loop_value(steps.payloads[first.first]);
    }
}

/// Finds the iterations of the outermost loop. The last evaluation of the test, which ends the loop, is not
/// counted as an iteration.
std::vector<Round> find_rounds(const GroupSteps& steps) {
    std::vector<Round> rounds;
    for (std::uint32_t t = 0; t < steps.ticks.size(); ++t) {
        const TickInfo& tick = steps.ticks[t];
        if (tick.round == 0) {
            continue;
        }
        const bool same = !rounds.empty() && rounds.back().loop == tick.round_loop &&
                          rounds.back().number == tick.round && rounds.back().end_tick == t;
        if (!same) {
            rounds.push_back({tick.round_loop, tick.round, t, t, 0});
        }
        rounds.back().end_tick = t + 1;
        read_loop_value(steps, tick, rounds.back());
    }
    std::erase_if(rounds, [&steps](const Round& round) {
        return round.end_tick == round.first_tick + 1 && steps.ticks[round.first_tick].site == round.loop;
    });
    return rounds;
}

} // namespace

std::uint32_t GroupView::lanes_of(Warp warp) const {
    const std::uint32_t first = warp.value() * steps->warp_width;
    return std::min(steps->warp_width, steps->items - first);
}

WorkItem GroupView::first_item() const {
    return WorkItem(steps->group.value() * steps->items);
}

const WarpStep* GroupView::step_at(Tick tick, Warp warp) const {
    if (tick.index() >= steps->ticks.size()) {
        return nullptr;
    }
    for (const WarpStep& step : steps->steps_of(tick)) {
        if (step.warp == warp) {
            return &step;
        }
    }
    return nullptr;
}

const WarpStep* GroupView::step_after(Tick tick, Warp warp) const {
    const auto& indices = warp_steps[warp.index()];
    const auto next = std::ranges::upper_bound(
        indices, tick, {}, [this](std::uint32_t index) { return steps->steps[index].tick; });
    return next == indices.end() ? nullptr : &steps->steps[*next];
}

const Round* GroupView::round_at(Tick tick) const {
    const auto next = std::ranges::upper_bound(rounds, tick.value(), {}, &Round::first_tick);
    if (next == rounds.begin()) {
        return nullptr;
    }
    const Round& round = *std::prev(next);
    return tick.value() < round.end_tick ? &round : nullptr;
}

GroupView make_group_view(std::shared_ptr<const Session> session, std::size_t launch, Group group) {
    GroupView view;
    view.steps = session->steps(launch, group);
    view.session = std::move(session);
    view.launch = launch;
    const GroupSteps& steps = *view.steps;
    view.last_tick.resize(steps.items);
    view.warp_steps.resize(steps.warps);
    for (std::uint32_t i = 0; i < steps.steps.size(); ++i) {
        const WarpStep& step = steps.steps[i];
        view.warp_steps[step.warp.index()].push_back(i);
        for (const std::uint16_t lane : steps.lanes_of(step)) {
            view.last_tick[step.warp.index() * steps.warp_width + lane] = step.tick.value();
        }
    }
    view.rounds = find_rounds(steps);
    return view;
}

} // namespace lockstep
