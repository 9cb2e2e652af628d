#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the measured times at which each launch was queued, started and ended, for a run with concurrent
/// launches:
///
///     Launches over time   measured · device · at most 3 at once
///     µs                 0      10      20      30
///     queue 0, thread 0  ---[ 1 ][ 3 ]----[ 5 ]
///     queue 1, thread 0  -----[ 2 ]   [ 4 ]
[[nodiscard]] Scene concurrency_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                      const SceneOptions& options = {});

extern const Picture concurrency_picture;

} // namespace lockstep::gui
