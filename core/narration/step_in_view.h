#pragma once

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

} // namespace lockstep
