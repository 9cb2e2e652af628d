#pragma once

#include "core/session/group_view.h"

#include <cstdint>

namespace lockstep {

/// A warp's step with what every statement about it reads.
struct StepInView {
    const GroupView& view;
    const WarpStep& step;
    const SiteInfo& site;

    [[nodiscard]] std::uint64_t warp() const { return step.warp.value(); }
    [[nodiscard]] std::uint64_t active() const { return step.active; }
    /// Lanes of the warp that exist.
    [[nodiscard]] std::uint64_t lanes() const { return view.lanes_of(step.warp); }
};

} // namespace lockstep
