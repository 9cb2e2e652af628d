#include "core/narration/narrate.h"

#include "core/narration/statements.h"

namespace lockstep {
namespace {

using enum StatementKind;

Narration narrate_fence(const StepInView& at) {
    return {{.kind = fence, .numbers = {at.warp(), at.active(), at.lanes()}},
            Statement{.kind = orders_memory}};
}

Narration narrate_step(const StepInView& at) {
    switch (at.site.kind) {
    case SiteKind::read:
    case SiteKind::write:
    case SiteKind::atomic:
    case SiteKind::image_read:
    case SiteKind::image_write:
        return narrate_access(at);
    case SiteKind::branch:
    case SiteKind::loop:
    case SiteKind::choice:
        return narrate_decision(at);
    case SiteKind::fence:
        return narrate_fence(at);
    case SiteKind::barrier:
    case SiteKind::wait:
    case SiteKind::copy:
        return narrate_meeting(at);
    case SiteKind::exchange:
    case SiteKind::sub_group_barrier:
        return narrate_sub_group(at);
    }
    return {};
}

} // namespace

Narration narrate(const GroupView& view, Tick tick, Warp warp) {
    const WarpStep* step = view.step_at(tick, warp);
    return step != nullptr ? narrate_step({view, *step, view.site(step->site)})
                           : narrate_idle(view, tick, warp);
}

Narration narrate_start(const GroupView& view) {
    const GroupSteps& steps = *view.steps;
    const std::uint64_t group = steps.group.value();
    if (steps.warps == 1) {
        return {{.kind = group_of_one_starts, .numbers = {group, steps.items}}};
    }
    return {{.kind = group_starts, .numbers = {group, steps.items, steps.warps, steps.warp_width}}};
}

Narration narrate_end(const GroupView& view) {
    const std::uint64_t group = view.steps->group.value();
    if (view.tick_count() == 0) {
        return {{.kind = group_has_no_steps, .numbers = {group}}};
    }
    return {{.kind = group_ends, .numbers = {group, view.tick_count()}}};
}

} // namespace lockstep
