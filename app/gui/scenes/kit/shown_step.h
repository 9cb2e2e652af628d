#pragma once

#include "core/session/group_view.h"

#include <functional>

namespace lockstep::gui {

/// The step that a picture of one kind of site shows, so that it is not empty in all the steps between.
struct ShownStep {
    enum class When : std::uint8_t { now, later, before, never };
    const WarpStep* step = nullptr; ///< null: never
    When when = When::never;
};

/// The warp's step of this tick where it suits, else its next one that does, else its last one before.
[[nodiscard]] ShownStep shown_step(const GroupView& view, Tick tick, Warp warp,
                                   const std::function<bool(const SiteInfo&)>& suits);

} // namespace lockstep::gui
