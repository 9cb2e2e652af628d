#pragma once

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

} // namespace lockstep
