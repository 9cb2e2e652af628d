#include "core/race/race_rounds.h"

#include <algorithm>
#include <limits>

namespace lockstep {
namespace {

/// The cycles in which warps issue steps of a round.
struct Issued {
    std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t end = 0;
    [[nodiscard]] bool is_empty() const { return end == 0; }
};

std::vector<Issued> issued_in(const GroupView& view, const Timeline& timeline) {
    std::vector<Issued> issued(view.rounds.size());
    for (const Interval& interval : timeline.intervals) {
        const Residency& residency = timeline.residencies[interval.residency];
        if (interval.state != WarpState::active || residency.group != view.steps->group.value()) {
            continue;
        }
        const std::vector<std::uint32_t>& steps = view.warp_steps[residency.warp];
        if (interval.step >= steps.size()) {
            continue; // arithmetic after the last step belongs to no round
        }
        const Tick tick = view.steps->steps[steps[interval.step]].tick;
        if (const Round* round = view.round_at(tick); round != nullptr) {
            Issued& each = issued[static_cast<std::size_t>(round - view.rounds.data())];
            each.first = std::min(each.first, interval.begin);
            each.end = std::max(each.end, interval.end);
        }
    }
    return issued;
}

} // namespace

RaceRounds rounds_in_cycles(const GroupView& view, const Timeline& timeline) {
    const std::vector<Issued> issued = issued_in(view, timeline);
    RaceRounds rounds;
    const Round* before = nullptr;
    for (std::size_t i = 0; i < issued.size(); ++i) {
        if (issued[i].is_empty()) {
            continue;
        }
        const Round& round = view.rounds[i];
        if (before != nullptr) {
            RaceRound& last = rounds.back();
            last.end = before->loop == round.loop ? issued[i].first : std::min(last.end, issued[i].first);
        }
        rounds.push_back(
            {round.number, view.site(round.loop).loop_variable, round.value, issued[i].first, issued[i].end});
        before = &round;
    }
    return rounds;
}

std::optional<std::size_t> round_at(const RaceRounds& rounds, std::uint64_t time) {
    const auto after = std::ranges::upper_bound(rounds, time, {}, &RaceRound::begin);
    if (after == rounds.begin() || time >= std::prev(after)->end) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(after - rounds.begin()) - 1;
}

} // namespace lockstep
