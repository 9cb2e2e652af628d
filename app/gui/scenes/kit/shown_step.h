#pragma once

#include "core/session/group_view.h"

#include <functional>

namespace lockstep::gui {

/// The step that a picture shows if it can only show one kind of step. It need not be the cursor's step, so
/// that the picture is not empty in between.
struct ShownStep {
    enum class When : std::uint8_t { now, later, before, never };
    const WarpStep* step = nullptr; ///< null: there is no matching step
    When when = When::never;
};

/// Returns the warp's step at this tick if it matches; otherwise its next matching step; otherwise its last
/// matching step before this tick.
[[nodiscard]] ShownStep shown_step(const GroupView& view, Tick tick, Warp warp,
                                   const std::function<bool(const SiteInfo&)>& suits);

} // namespace lockstep::gui
