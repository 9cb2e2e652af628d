#include "app/gui/show/frames.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

/// Returns the interval in which the cursor's warp issues in this cycle or, if it does not, that of the first
/// warp of its group that does; null if there is none.
const Interval* issued(const Timeline& timeline, const Cursor& cursor, Cycle cycle) {
    const Interval* found = nullptr;
    for (const Interval* each : timeline.at(cycle.value())) {
        const Residency& stay = timeline.residencies[each->residency];
        if (each->state != WarpState::active || stay.group != cursor.group.value()) {
            continue;
        }
        if (stay.warp == cursor.warp.value()) {
            return each;
        }
        if (found == nullptr || each->residency < found->residency) {
            found = each;
        }
    }
    return found;
}

/// Returns the step that an interval issues; null for arithmetic after the last step.
const WarpStep* step_of(const GroupView& view, Warp warp, const Interval& interval) {
    const std::vector<std::uint32_t>& numbers = view.warp_steps[warp.index()];
    const WarpStep* step =
        interval.step < numbers.size() ? &view.steps->steps[numbers[interval.step]] : nullptr;
    return step != nullptr && step->site.value() == interval.site ? step : nullptr;
}

} // namespace

Cursor at_cycle(const GroupView& view, Cursor cursor, const Timeline& timeline, Cycle cycle) {
    const Interval* interval = issued(timeline, cursor, cycle);
    if (interval != nullptr) {
        const Warp warp(timeline.residencies[interval->residency].warp);
        if (const WarpStep* step = step_of(view, warp, *interval)) {
            if (step->tick != cursor.tick || warp != cursor.warp) {
                cursor.pass.reset();
            }
            cursor.tick = step->tick;
            cursor.warp = warp;
            cursor.lane = Lane(std::min(cursor.lane.value(), view.lanes_of(warp) - 1));
        }
    }
    cursor.cycle = cycle;
    return cursor;
}

} // namespace lockstep::gui
