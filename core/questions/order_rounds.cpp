// In which order do rounds have fewer and fewer active lanes?
#include "core/questions/kinds.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t most_ordered = 4;

/// A round and the number of lanes that execute the asked site in it.
struct RoundLanes {
    std::string name;
    std::uint64_t lanes = 0;
};

std::uint64_t lanes_in(const GroupView& view, const Round& round, Site site) {
    std::uint64_t lanes = 0;
    for (std::uint32_t t = round.first_tick; t < round.end_tick; ++t) {
        for (const WarpStep& step : view.steps->steps_of(Tick(t))) {
            lanes += step.site == site ? step.active : 0;
        }
    }
    return lanes;
}

/// Returns the rounds of the loop that contains the tick, each number of lanes only once and each name only
/// once.
std::vector<RoundLanes> rounds_of(const GroupView& view, Tick tick, Site site, Dice& dice) {
    const Site loop = view.round_at(tick)->loop;
    const bool has_variable = !view.site(loop).loop_variable.empty();
    std::vector<RoundLanes> all;
    for (const Round& round : view.rounds) {
        if (round.loop == loop) {
            all.push_back({has_variable ? std::to_string(round.value) : std::to_string(round.number),
                           lanes_in(view, round, site)});
        }
    }
    // A loop that is executed several times has several rounds with the same name.
    std::vector<RoundLanes> different;
    const std::size_t first = dice.below(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const RoundLanes& round = all[(first + i) % all.size()];
        const auto same_name = [&](const RoundLanes& other) { return other.name == round.name; };
        const auto same_lanes = [&](const RoundLanes& other) { return other.lanes == round.lanes; };
        if (std::ranges::count_if(all, same_name) == 1 && round.lanes > 0 &&
            std::ranges::none_of(different, same_lanes)) {
            different.push_back(round);
        }
    }
    return different;
}

QuestionChoice choice(const std::vector<RoundLanes>& rounds, Misconception misconception) {
    QuestionChoice made{.misconception = misconception};
    for (const RoundLanes& round : rounds) {
        made.numbers.push_back(round.lanes);
        made.names.push_back(round.name);
    }
    return made;
}

/// Removes rounds until at most most_ordered are left.
void thin_out(std::vector<RoundLanes>& rounds, Dice& dice) {
    while (rounds.size() > most_ordered) {
        rounds.erase(rounds.begin() + static_cast<std::ptrdiff_t>(dice.below(rounds.size())));
    }
}

} // namespace

std::optional<Draft> draft_order_rounds(const Asking& at) {
    const GroupView& view = at.view;
    const Round* round = view.round_at(at.place.tick);
    const Site site = round == nullptr ? Site() : view.steps->ticks[at.place.tick.index()].site;
    if (round == nullptr || site == round->loop) {
        return std::nullopt;
    }
    Dice dice(at.seed);
    std::vector<RoundLanes> rounds = rounds_of(view, at.place.tick, site, dice);
    thin_out(rounds, dice);
    if (rounds.size() < 3) {
        return std::nullopt;
    }
    std::ranges::sort(rounds, std::greater(), &RoundLanes::lanes);
    Draft draft;
    draft.question = {.kind = QuestionKind::order_rounds,
                      .place = at.place,
                      .numbers = {at.place.group.value()},
                      .names = {view.site(site).text},
                      .variable = view.site(round->loop).loop_variable,
                      .line = SourceLine{view.site(site).file, view.site(site).line},
                      .reveal = at.place.tick};
    draft.right = choice(rounds, Misconception::none);
    std::vector<RoundLanes> order = rounds;
    std::ranges::reverse(order);
    draft.wrong.push_back(choice(order, Misconception::wrong_order));
    for (std::size_t i = 0; i + 1 < rounds.size(); ++i) {
        for (const std::vector<RoundLanes>& base : {rounds, order}) {
            std::vector<RoundLanes> swapped = base;
            std::swap(swapped[i], swapped[i + 1]);
            draft.wrong.push_back(choice(swapped, Misconception::wrong_order));
        }
    }
    return draft;
}

} // namespace lockstep
