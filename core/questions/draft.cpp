#include "core/questions/draft.h"

#include "core/site/record.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t most_wrong = 3;
constexpr std::size_t most_ranges = 8;

std::size_t ranges_in(const std::vector<Lane>& lanes) {
    std::size_t ranges = lanes.empty() ? 0 : 1;
    for (std::size_t i = 1; i < lanes.size(); ++i) {
        ranges += lanes[i].value() == lanes[i - 1].value() + 1 ? 0 : 1;
    }
    return ranges;
}

bool has_one_stride(const std::vector<Lane>& lanes) {
    for (std::size_t i = 2; i < lanes.size(); ++i) {
        if (lanes[i].value() - lanes[i - 1].value() != lanes[1].value() - lanes[0].value()) {
            return false;
        }
    }
    return true;
}

} // namespace

bool is_short(const std::vector<Lane>& lanes) {
    return ranges_in(lanes) <= most_ranges || has_one_stride(lanes);
}

void Draft::add(Misconception misconception, std::uint64_t number) {
    if (number >= least && number <= most) {
        wrong.push_back({.numbers = {number}, .misconception = misconception});
    }
}

void Draft::add(Misconception misconception, std::vector<Lane> lanes) {
    if (is_short(lanes)) {
        wrong.push_back({.lanes = std::move(lanes), .misconception = misconception});
    }
}

void Draft::add_far() {
    const std::uint64_t number = right.numbers.front();
    add(Misconception::twice, number * 2);
    if (number % 2 == 0) {
        add(Misconception::half, number / 2);
    }
}

void Draft::add_near() {
    const std::uint64_t number = right.numbers.front();
    add(Misconception::one_more, number + 1);
    if (number > 0) {
        add(Misconception::one_less, number - 1);
    }
}

std::vector<QuestionChoice> different_wrong(const Draft& draft) {
    std::vector<QuestionChoice> different;
    for (const QuestionChoice& wrong : draft.wrong) {
        const auto is_same = [&wrong](const QuestionChoice& other) { return other.is_same(wrong); };
        if (!is_same(draft.right) && std::ranges::none_of(different, is_same)) {
            different.push_back(wrong);
        }
    }
    return different;
}

std::optional<Question> finish(Draft draft, std::uint64_t seed) {
    std::vector<QuestionChoice> wrong = different_wrong(draft);
    if (wrong.size() + 1 < least_choices) {
        return std::nullopt;
    }
    Dice dice(seed);
    // The most plausible error is always among the choices.
    for (std::size_t i = 1; i < wrong.size() && i < most_wrong; ++i) {
        std::swap(wrong[i], wrong[i + dice.below(std::min(wrong.size(), i + most_wrong) - i)]);
    }
    wrong.resize(std::min(wrong.size(), most_wrong));
    for (std::size_t i = wrong.size(); i > 1; --i) {
        std::swap(wrong[i - 1], wrong[dice.below(i)]);
    }
    Question question = std::move(draft.question);
    question.choices = std::move(wrong);
    question.right = dice.below(question.choices.size() + 1);
    question.choices.insert(question.choices.begin() + static_cast<std::ptrdiff_t>(question.right),
                            std::move(draft.right));
    return question;
}

Draft draft_of_step(const Asking& at, QuestionKind kind, const WarpStep& step) {
    const SiteInfo& site = at.view.site(step.site);
    Draft draft;
    draft.question = {
        .kind = kind,
        .place = at.place,
        .numbers = {std::uint64_t{step.tick.value()} + 1, at.view.steps->group.value(), step.warp.value()},
        .names = {site.text},
        .line = SourceLine{site.file, site.line},
        .reveal = step.tick};
    draft.question.place.tick = step.tick;
    draft.question.place.lane.reset();
    set_round(at.view, step.tick, draft.question);
    return draft;
}

namespace {

/// The lanes of each warp that has any.
using LanesOfWarps = std::map<std::uint32_t, std::vector<Lane>>;

/// Returns the lanes that execute a tick, of one warp or of all; with a side, those for which its condition has this
/// value.
LanesOfWarps lanes_in(const GroupView& view, Tick tick, std::optional<Warp> warp,
                      std::optional<std::uint64_t> side = std::nullopt) {
    LanesOfWarps lanes;
    for (const WarpStep& step : view.steps->steps_of(tick)) {
        const auto payloads = view.steps->payloads_of(step);
        for (std::uint32_t i = 0; (!warp || step.warp == *warp) && i < step.active; ++i) {
            if (!side || (decision(payloads[i]) == 1 ? 1U : 0U) == *side) {
                lanes[step.warp.value()].emplace_back(view.steps->lanes_of(step)[i]);
            }
        }
    }
    return lanes;
}

bool is_condition(const GroupView& view, Tick tick) {
    const SiteKind kind = view.site(view.steps->ticks[tick.index()].site).kind;
    return kind == SiteKind::branch || kind == SiteKind::loop;
}

std::size_t count_of(const LanesOfWarps& lanes) {
    std::size_t count = 0;
    for (const auto& [warp, each] : lanes) {
        count += each.size();
    }
    return count;
}

} // namespace

Tick shows_lanes_of(const GroupView& view, Tick tick, std::optional<Warp> warp) {
    const LanesOfWarps asked = lanes_in(view, tick, warp);
    const std::size_t all = warp ? view.lanes_of(*warp) : view.steps->items;
    Tick shows = tick;
    for (std::uint32_t before = tick.value(); before > 0 && count_of(asked) < all; --before) {
        const Tick earlier(before - 1);
        if (is_condition(view, earlier) &&
            (lanes_in(view, earlier, warp, 1) == asked || lanes_in(view, earlier, warp, 0) == asked)) {
            return earlier;
        }
        const LanesOfWarps lanes = lanes_in(view, earlier, warp);
        if (lanes == asked) {
            shows = earlier;
        } else if (!lanes.empty()) { // a tick of other warps shows nothing
            break;
        }
    }
    return shows;
}

void set_round(const GroupView& view, Tick tick, Question& question) {
    const Round* round = view.round_at(tick);
    if (round != nullptr && !view.site(round->loop).loop_variable.empty()) {
        question.variable = view.site(round->loop).loop_variable;
        question.value = std::to_string(round->value);
    }
}

std::vector<Lane> lanes_of(const GroupView& view, const WarpStep& step) {
    const auto active = view.steps->lanes_of(step);
    std::vector<Lane> lanes;
    lanes.reserve(active.size());
    for (const std::uint16_t lane : active) {
        lanes.emplace_back(lane);
    }
    return lanes;
}

std::vector<const WarpStep*> executions(const GroupView& view, const WarpStep& step) {
    std::vector<const WarpStep*> found;
    for (const std::uint32_t index : view.warp_steps[step.warp.index()]) {
        const WarpStep& other = view.steps->steps[index];
        if (other.site == step.site) {
            found.push_back(&other);
        }
    }
    return found;
}

std::size_t Dice::below(std::size_t end) {
    state_ = mixed(state_, end);
    return static_cast<std::size_t>(state_ % end);
}

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    // The finaliser of MurmurHash3, applied to both numbers.
    std::uint64_t x = a * 0x9E3779B97F4A7C15U + b + 0x632BE59BD9B4E019U;
    x = (x ^ (x >> 33)) * 0xFF51AFD7ED558CCDU;
    x = (x ^ (x >> 33)) * 0xC4CEB9FE1A85EC53U;
    return x ^ (x >> 33);
}

} // namespace lockstep
