#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Which work-groups ran at once: on the device, where it has a clock that a kernel can read, and below that
/// in the model; each says which it is (see group_bars.h). The axis that can be zoomed is the upper one's.
[[nodiscard]] Scene overlap_time_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                       const SceneOptions& options = {});

extern const Picture overlap_time_picture;

} // namespace lockstep::gui
