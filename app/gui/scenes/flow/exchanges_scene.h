#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/group_view.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

namespace lockstep::gui {

/// Who gives to whom in the exchange between lanes that the cursor's warp makes in the cursor's tick:
///
///     gives      14  26  ..  3        lane by lane, the value given
///                  \  \  \/
///     receives   26  ..   3  9        and the value received
///
/// A lane that receives from many (a reduction, a scan) has a line from each.
[[nodiscard]] Scene exchanges_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

/// "Lane 3 receives 14 from lane 7."
[[nodiscard]] QString exchange_tooltip(const GroupView& view, const Cursor& cursor, std::uint32_t lane);

} // namespace lockstep::gui
