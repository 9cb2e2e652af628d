#pragma once

#include "core/narration/statement.h"
#include "core/session/group_view.h"

#include <cstdint>

namespace lockstep {

/// A warp's step with all data that statements about it need.
struct StepInView {
    const GroupView& view;
    const WarpStep& step;
    const SiteInfo& site;

    [[nodiscard]] std::uint64_t warp() const { return step.warp.value(); }
    [[nodiscard]] std::uint64_t active() const { return step.active; }
    /// Number of lanes of the warp that exist.
    [[nodiscard]] std::uint64_t lanes() const { return view.lanes_of(step.warp); }
};

/// The cases of a switch that the lanes of a warp enter:
///
///     switch (x)  --+-- case 1: 2 steps --+
///                   +-- case 5: 3 steps --+-- join
///                   +-- default: -- waits-+
struct CaseSplit {
    std::uint64_t cases = 0; ///< labels at which its lanes enter, 1 or more
    std::uint64_t steps = 0; ///< steps of its lanes up to the join, or to their end
    const WarpStep* join =
        nullptr; ///< the first step with lanes of all cases that have steps left; null: none
};

/// The step must be at a switch. Values with the same label are one case.
[[nodiscard]] CaseSplit case_split(const GroupView& view, const WarpStep& step);

/// Describes a step that reads, writes or atomically updates a buffer, local memory or an image.
[[nodiscard]] Narration narrate_access(const StepInView& at);

/// Why the requests of a step transfer this many sectors of global or constant memory.
[[nodiscard]] Statement why_sectors(const StepInView& at);
/// How the banks of local memory serve a step.
[[nodiscard]] Statement why_banks(const StepInView& at);

/// Describes a branch, a loop test or a switch: how the warp decides, and the cost of a split.
[[nodiscard]] Narration narrate_decision(const StepInView& at);

/// Why a warp has no step in this tick: it has finished, it waits, or none of its lanes executes this site.
[[nodiscard]] Narration narrate_idle(const GroupView& view, Tick tick, Warp warp);

/// Describes steps at which the warps of a group wait for each other: a barrier, the start and the end of
/// asynchronous copies.
[[nodiscard]] Narration narrate_meeting(const StepInView& at);

/// Describes steps at which the lanes of a sub-group wait for each other: its barrier, and the functions that
/// exchange values.
[[nodiscard]] Narration narrate_sub_group(const StepInView& at);

} // namespace lockstep
