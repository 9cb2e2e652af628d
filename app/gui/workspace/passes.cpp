#include "app/gui/workspace/passes.h"

#include "app/gui/workspace/bank_picture.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

/// Returns the number of passes of a local memory step that needs several; otherwise 0.
std::uint32_t passes_of(const GroupView& view, const WarpStep& step) {
    const auto request = bank_picture(view, step);
    return request && request->passes() > 1 ? request->passes() : 0;
}

std::optional<HeldPass> pass_of(const GroupView& view, const WarpStep& step, Direction direction) {
    const std::uint32_t passes = passes_of(view, step);
    return passes == 0
               ? std::nullopt
               : std::optional(HeldPass{step.tick, direction == Direction::forwards ? 0 : passes - 1});
}

/// Returns the next pass in the cursor's own step; empty beyond its first or last pass.
std::optional<HeldPass> pass_here(const GroupView& view, const Cursor& cursor, Direction direction) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const std::uint32_t passes = step != nullptr ? passes_of(view, *step) : 0;
    if (!cursor.pass) {
        return passes > 0 && direction == Direction::forwards ? std::optional(HeldPass{cursor.tick, 0})
                                                              : std::nullopt;
    }
    if (direction == Direction::forwards) {
        return *cursor.pass + 1 < passes ? std::optional(HeldPass{cursor.tick, *cursor.pass + 1})
                                         : std::nullopt;
    }
    return *cursor.pass > 0 ? std::optional(HeldPass{cursor.tick, *cursor.pass - 1}) : std::nullopt;
}

} // namespace

std::optional<HeldPass> next_pass(const GroupView& view, const Cursor& cursor, Direction direction) {
    if (const auto here = pass_here(view, cursor, direction)) {
        return here;
    }
    const std::vector<std::uint32_t>& steps = view.warp_steps[cursor.warp.index()];
    const auto tick_of = [&](std::uint32_t step) { return view.steps->steps[step].tick; };
    if (direction == Direction::forwards) {
        for (auto i = std::ranges::upper_bound(steps, cursor.tick, {}, tick_of); i != steps.end(); ++i) {
            if (const auto pass = pass_of(view, view.steps->steps[*i], direction)) {
                return pass;
            }
        }
        return std::nullopt;
    }
    for (auto i = std::ranges::lower_bound(steps, cursor.tick, {}, tick_of); i != steps.begin();) {
        if (const auto pass = pass_of(view, view.steps->steps[*--i], direction)) {
            return pass;
        }
    }
    return std::nullopt;
}

} // namespace lockstep::gui
