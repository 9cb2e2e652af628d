#include "core/narration/warp_split.h"

#include "core/site/record.h"

#include <algorithm>
#include <vector>

namespace lockstep {
namespace {

/// The decision of each lane of the warp; nullopt if the lane is inactive.
using Sides = std::vector<std::optional<bool>>;

Sides sides_of(const GroupView& view, const WarpStep& step) {
    Sides sides(view.steps->warp_width);
    const auto lanes = view.steps->lanes_of(step);
    const auto payloads = view.steps->payloads_of(step);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        sides[lanes[i]] = decision(payloads[i]) == 1;
    }
    return sides;
}

std::uint32_t count(const Sides& sides, bool side) {
    return static_cast<std::uint32_t>(std::ranges::count(sides, std::optional(side)));
}

bool takes_part(const GroupView& view, const WarpStep& step, const Sides& sides, bool side) {
    return std::ranges::any_of(view.steps->lanes_of(step),
                               [&](std::uint16_t lane) { return sides[lane] == side; });
}

/// Follows both sides from the step `from` and counts their steps, up to the first step that both execute.
void follow(const GroupView& view, const WarpStep& from, const Sides& sides, WarpSplit& split) {
    const std::vector<std::uint32_t>& steps = view.warp_steps[from.warp.index()];
    const auto index = static_cast<std::uint32_t>(&from - view.steps->steps.data());
    for (auto i = std::ranges::upper_bound(steps, index); i != steps.end(); ++i) {
        const WarpStep& step = view.steps->steps[*i];
        const bool goes[] = {takes_part(view, step, sides, false), takes_part(view, step, sides, true)};
        for (const bool side : {false, true}) {
            SplitSide& part = side ? split.on_true : split.on_false;
            if (goes[side ? 1 : 0]) {
                part.next = part.next != nullptr ? part.next : &view.site(step.site);
                part.steps += goes[side ? 0 : 1] ? 0 : 1;
            }
        }
        if (goes[0] && goes[1]) {
            split.join = &step;
            return;
        }
    }
}

bool splits_alike(const GroupView& view, Tick tick, const WarpSplit& split) {
    return std::ranges::all_of(view.steps->steps_of(tick), [&](const WarpStep& step) {
        const Sides sides = sides_of(view, step);
        return count(sides, true) == split.on_true.lanes && count(sides, false) == split.on_false.lanes;
    });
}

} // namespace

std::optional<WarpSplit> warp_split(const GroupView& view, Tick tick, Warp warp) {
    const WarpStep* step = view.step_at(tick, warp);
    if (step == nullptr) {
        return std::nullopt;
    }
    WarpSplit split;
    split.kind = view.site(step->site).kind;
    if (!is_decision(split.kind) || split.kind == SiteKind::choice) {
        return std::nullopt;
    }
    const Sides sides = sides_of(view, *step);
    split.on_true.lanes = count(sides, true);
    split.on_false.lanes = count(sides, false);
    if (split.on_true.lanes == 0 || split.on_false.lanes == 0) {
        return std::nullopt;
    }
    split.is_every_warps = view.steps->steps_of(tick).size() > 1 && splits_alike(view, tick, split);
    follow(view, *step, sides, split);
    return split;
}

} // namespace lockstep
