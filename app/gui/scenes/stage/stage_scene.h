#pragma once

#include "app/gui/scenes/lanes/lanes_scene.h"

namespace lockstep::gui {

/// Lanes above, banks below, with one geometry.
[[nodiscard]] Scene stage_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

} // namespace lockstep::gui
