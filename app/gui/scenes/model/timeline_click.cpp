#include "app/gui/scenes/model/model_tooltip.h"

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/model_place.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

/// The residency slot of a shape of the timeline.
std::optional<std::uint32_t> slot_of(const SceneId& id) {
    if (const auto* bar = std::get_if<IntervalBar>(&id)) {
        return bar->slot;
    }
    if (const auto* column = std::get_if<MergedColumn>(&id)) {
        return column->slot;
    }
    const auto* area = std::get_if<SlotArea>(&id);
    return area != nullptr ? std::optional(area->slot) : std::nullopt;
}

const Interval* interval_at(const Timeline& timeline, const SceneId& id, std::uint32_t slot, Cycle cycle) {
    const auto* bar = std::get_if<IntervalBar>(&id);
    return bar != nullptr && bar->interval < timeline.intervals.size() ? &timeline.intervals[bar->interval]
                                                                       : timeline.at(slot, cycle.value());
}

} // namespace

Destination timeline_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                           const Pointed& pointed) {
    if (const auto* group = std::get_if<GroupMark>(&pointed.id)) {
        return {.group = group->group};
    }
    const auto slot = slot_of(pointed.id);
    const auto timeline = slot && scene.axis ? timeline_of(view, cursor) : nullptr;
    if (timeline == nullptr) {
        return {};
    }
    const Cycle cycle(static_cast<std::uint64_t>(std::max(0.0, scene.axis->at(pointed.at.x()))));
    Destination to{.cycle = cycle};
    if (const Interval* interval = interval_at(*timeline, pointed.id, *slot, cycle)) {
        const TracePlace place = trace_place(*view.session, view.launch, *timeline, *interval);
        to.group = place.group;
        to.warp = place.warp;
        to.tick = place.tick;
    }
    return to;
}

} // namespace lockstep::gui
