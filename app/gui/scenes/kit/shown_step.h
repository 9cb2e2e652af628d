#pragma once

#include "core/session/group_view.h"

#include <functional>

namespace lockstep::gui {

/// The step that a picture for one kind of site shows, so that it is not empty during the steps between.
struct ShownStep {
    enum class When : std::uint8_t { now, later, before, never };
    const WarpStep* step = nullptr; ///< null: there is none
    When when = When::never;
};

/// The warp's step of this tick if it matches, otherwise its next matching step, otherwise its last matching
/// step before.
[[nodiscard]] ShownStep shown_step(const GroupView& view, Tick tick, Warp warp,
                                   const std::function<bool(const SiteInfo&)>& suits);

} // namespace lockstep::gui
