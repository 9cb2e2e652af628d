#include "core/narration/statements.h"

namespace lockstep {
namespace {

using enum StatementKind;

Narration narrate_finished(const GroupView& view, Warp warp) {
    const auto& steps = view.warp_steps[warp.index()];
    if (steps.empty()) {
        return {{.kind = never_acts, .numbers = {warp.value()}}};
    }
    const std::uint64_t last = view.steps->steps[steps.back()].tick.value();
    return {{.kind = finished, .numbers = {warp.value()}},
            Statement{.kind = ended_at_step, .numbers = {last + 1}}};
}

/// Warps that have no step between this tick and the step at which they meet.
std::uint64_t arrived(const GroupView& view, Tick tick, Tick meeting) {
    std::uint64_t count = 0;
    for (std::uint32_t w = 0; w < view.steps->warps; ++w) {
        const WarpStep* next = view.step_after(tick, Warp(w));
        count += next != nullptr && next->tick == meeting && view.step_at(tick, Warp(w)) == nullptr ? 1 : 0;
    }
    return count;
}

} // namespace

Narration narrate_idle(const GroupView& view, Tick tick, Warp warp) {
    const WarpStep* next = view.step_after(tick, warp);
    if (next == nullptr) {
        return narrate_finished(view, warp);
    }
    const SiteInfo& site = view.site(next->site);
    const std::uint64_t step = std::uint64_t{next->tick.value()} + 1;
    const SourceLine line{site.file, site.line};
    if (site.kind == SiteKind::barrier || site.kind == SiteKind::wait) {
        const std::uint64_t there = arrived(view, tick, next->tick);
        return {{.kind = site.kind == SiteKind::wait ? waits_for_copies : waits_at_barrier,
                 .numbers = {warp.value(), there, view.steps->warps},
                 .line = line},
                Statement{.kind = opens_at_step, .numbers = {step}}};
    }
    return {{.kind = not_in_step, .numbers = {warp.value()}},
            Statement{.kind = continues_at_step, .numbers = {step}, .line = line}};
}

} // namespace lockstep
