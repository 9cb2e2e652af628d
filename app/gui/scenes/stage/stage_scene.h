#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Lanes above, banks below, with one geometry.
[[nodiscard]] Scene stage_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

extern const Picture stage_picture;

} // namespace lockstep::gui
