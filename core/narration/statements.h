#pragma once

#include "core/narration/statement.h"
#include "core/session/group_view.h"

#include <cstdint>

namespace lockstep {

/// A step of a warp, with all data that is needed to describe it.
struct StepInView {
    const GroupView& view;
    const WarpStep& step;
    const SiteInfo& site;

    [[nodiscard]] std::uint64_t warp() const { return step.warp.value(); }
    [[nodiscard]] std::uint64_t active() const { return step.active; }
    /// Returns the number of existing lanes of the warp.
    [[nodiscard]] std::uint64_t lanes() const { return view.lanes_of(step.warp); }
};

/// How the lanes of a warp divide into the cases of a switch:
///
///     switch (x)  --+-- case 1: 2 steps --+
///                   +-- case 5: 3 steps --+-- join
///                   +-- default: -- waits-+
struct CaseSplit {
    std::uint64_t cases = 0; ///< number of labels at which the lanes enter; at least 1
    /// Number of steps that these lanes execute until they reconverge; if they do not, until they end.
    std::uint64_t steps = 0;
    /// The first step that is executed by lanes of all cases that still have steps; null if there is none.
    const WarpStep* join = nullptr;
};

/// Determines the cases. The step must be at a switch. Values that lead to the same label are one case.
[[nodiscard]] CaseSplit case_split(const GroupView& view, const WarpStep& step);

/// Describes a step that reads, writes or atomically updates a buffer, local memory or an image.
[[nodiscard]] Narration narrate_access(const StepInView& at);

/// Explains why the requests of a step transfer this many sectors of global or constant memory.
[[nodiscard]] Statement why_sectors(const StepInView& at);
/// Explains how the banks of local memory serve a step.
[[nodiscard]] Statement why_banks(const StepInView& at);

/// Describes a branch, a loop test or a switch: the decision of the warp, and the cost of divergence.
[[nodiscard]] Narration narrate_decision(const StepInView& at);

/// Describes why a warp has no step in this tick: it has finished, it waits, or none of its lanes executes
/// this site.
[[nodiscard]] Narration narrate_idle(const GroupView& view, Tick tick, Warp warp);

/// Describes steps at which the warps of a group wait for each other: barriers, and the start and the end of
/// asynchronous copies.
[[nodiscard]] Narration narrate_meeting(const StepInView& at);

/// Describes steps at which the lanes of a sub-group wait for each other: its barrier, and functions that
/// exchange values.
[[nodiscard]] Narration narrate_sub_group(const StepInView& at);

} // namespace lockstep
