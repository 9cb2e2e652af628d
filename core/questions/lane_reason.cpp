#include "core/questions/lane_reason.h"

#include "core/questions/condition.h"
#include "core/questions/draft.h"
#include "core/site/record.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lockstep {
namespace {

constexpr std::size_t most_checked = 200; ///< executions of the condition that are compared with the trace

/// The ids that a name in a condition may stand for.
enum class IdMeaning : std::uint8_t { local_x, local_y, global_x, global_y };
constexpr std::array meanings = {IdMeaning::local_x, IdMeaning::global_x, IdMeaning::local_y,
                                 IdMeaning::global_y};

std::int64_t id_of(const GroupView& view, Warp warp, std::uint32_t lane, IdMeaning meaning) {
    const NdRange& range = view.trace().range;
    const std::uint64_t item = std::uint64_t{warp.value()} * view.steps->warp_width + lane;
    const std::uint64_t groups_x = groups_in(range)[0];
    const std::uint64_t groups_y = groups_in(range)[1];
    const std::uint64_t group = view.steps->group.value();
    const std::uint64_t x = item % range.local[0];
    const std::uint64_t y = item / range.local[0] % range.local[1];
    switch (meaning) {
    case IdMeaning::local_x:
        return static_cast<std::int64_t>(x);
    case IdMeaning::local_y:
        return static_cast<std::int64_t>(y);
    case IdMeaning::global_x:
        return static_cast<std::int64_t>(group % groups_x * range.local[0] + x);
    case IdMeaning::global_y:
        return static_cast<std::int64_t>(group / groups_x % groups_y * range.local[1] + y);
    }
    return 0;
}

/// A variable and its value.
struct Variable {
    std::string_view name;
    std::int64_t value = 0;
};

/// Returns the loop variable at a step: of the loop itself at a loop test, otherwise of the outermost loop.
std::optional<Variable> variable_at(const GroupView& view, const WarpStep& step, std::uint64_t payload) {
    const SiteInfo& site = view.site(step.site);
    if (site.kind == SiteKind::loop) {
        return Variable{site.loop_variable, loop_value(payload)};
    }
    const Round* round = view.round_at(step.tick);
    return round == nullptr ? std::nullopt
                            : std::optional(Variable{view.site(round->loop).loop_variable, round->value});
}

/// Evaluates the condition of a step for its active lane number `i`. All names except the loop variable and
/// the functions for ids are the id `meaning`; if there are several such names, the comparison is unknown.
std::optional<Comparison> evaluated(const GroupView& view, const WarpStep& step, std::size_t i,
                                    IdMeaning meaning) {
    const std::uint32_t lane = view.steps->lanes_of(step)[i];
    const auto variable = variable_at(view, step, view.steps->payloads_of(step)[i]);
    std::string unknown;
    const auto value_of = [&](std::string_view name) -> std::optional<std::int64_t> {
        if (variable && name == variable->name) {
            return variable->value;
        }
        if (name == "get_local_id(0)" || name == "get_global_id(0)") {
            return id_of(view, step.warp, lane,
                         name == "get_local_id(0)" ? IdMeaning::local_x : IdMeaning::global_x);
        }
        if (name.ends_with(')') || (!unknown.empty() && name != unknown)) {
            return std::nullopt;
        }
        unknown = name;
        return id_of(view, step.warp, lane, meaning);
    };
    return evaluate(view.site(step.site).text, value_of);
}

/// Whether the evaluated condition agrees with the decision of every lane in every execution by this warp.
bool agrees_with_trace(const GroupView& view, const WarpStep& step, IdMeaning meaning) {
    std::size_t checked = 0;
    for (const WarpStep* execution : executions(view, step)) {
        const auto payloads = view.steps->payloads_of(*execution);
        for (std::size_t i = 0; i < payloads.size(); ++i) {
            const auto comparison = evaluated(view, *execution, i, meaning);
            if (!comparison || comparison->is_true != (decision(payloads[i]) == 1)) {
                return false;
            }
        }
        if (++checked == most_checked) {
            break;
        }
    }
    return true;
}

/// Returns the last decision of the warp before the tick in which the lane takes part, and in which it decides
/// otherwise than the lanes that execute the step (or like them, if it executes the step too).
const WarpStep* decisive_step(const GroupView& view, const WarpStep& step, std::uint32_t lane) {
    const auto active = view.steps->lanes_of(step);
    const bool takes_part = std::ranges::binary_search(active, lane);
    const WarpStep* found = nullptr;
    for (const std::uint32_t index : view.warp_steps[step.warp.index()]) {
        const WarpStep& other = view.steps->steps[index];
        if (other.tick >= step.tick) {
            break;
        }
        const SiteKind kind = view.site(other.site).kind;
        const auto lanes = view.steps->lanes_of(other);
        const auto own = std::ranges::lower_bound(lanes, lane);
        const auto first = std::ranges::lower_bound(lanes, active.front());
        const bool has_both =
            own != lanes.end() && *own == lane && first != lanes.end() && *first == active.front();
        if ((kind != SiteKind::branch && kind != SiteKind::loop) || !has_both) {
            continue;
        }
        const auto payloads = view.steps->payloads_of(other);
        const auto side = [&](auto place) {
            return decision(payloads[static_cast<std::size_t>(place - lanes.begin())]);
        };
        const bool is_split = other.active > step.active;
        if (is_split && (side(own) == side(first)) == takes_part) {
            found = &other;
        }
    }
    return found;
}

} // namespace

std::optional<LaneReason> lane_reason(const GroupView& view, const Question& question, Lane lane) {
    const WarpStep* step = view.step_at(question.place.tick, question.place.warp);
    if (question.kind != QuestionKind::lanes_next || step == nullptr ||
        lane.value() >= view.lanes_of(question.place.warp)) {
        return std::nullopt;
    }
    const WarpStep* decided = decisive_step(view, *step, lane.value());
    if (decided == nullptr) {
        return std::nullopt;
    }
    const auto lanes = view.steps->lanes_of(*decided);
    const auto place =
        static_cast<std::size_t>(std::ranges::lower_bound(lanes, lane.value()) - lanes.begin());
    std::optional<LaneReason> reason;
    for (const IdMeaning meaning : meanings) {
        if (!agrees_with_trace(view, *decided, meaning)) {
            continue;
        }
        const auto comparison = evaluated(view, *decided, place, meaning);
        // If two ids explain the decisions with different values, neither is certain.
        if (reason && reason->value != comparison->left_value) {
            return std::nullopt;
        }
        reason = LaneReason{lane, view.site(decided->site).text, comparison->left, comparison->left_value,
                            comparison->is_true};
    }
    return reason;
}

} // namespace lockstep
