#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws which work-groups ran at the same time: at the top on the device, if it has a clock that kernels can
/// read, and below it in the model. Each part has a label (see group_bars.h). Zoom applies to the upper axis.
[[nodiscard]] Scene overlap_time_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                       const SceneOptions& options = {});

extern const Picture overlap_time_picture;

} // namespace lockstep::gui
