#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the values that lanes pass to each other (by a shuffle, for example) in the step of the cursor's
/// warp:
///
///     gives      14  26  ..  3        the value that each lane gives
///                  \  \  \/
///     receives   26  ..   3  9        the value that each lane receives
///
/// A lane that receives values from several lanes (in a reduction or a scan) has one line from each of them.
[[nodiscard]] Scene exchanges_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

} // namespace lockstep::gui
