#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The values that lanes pass to each other in the exchange of the cursor's warp in the cursor's tick:
///
///     gives      14  26  ..  3        lane by lane, the value given
///                  \  \  \/
///     receives   26  ..   3  9        and the value received
///
/// A lane that receives from several lanes (a reduction, a scan) has a line from each.
[[nodiscard]] Scene exchanges_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

} // namespace lockstep::gui
