#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/group_view.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// What a thing on a picture is, in a few lines of rich text; empty where there is nothing to say.
[[nodiscard]] QString tooltip(const GroupView& view, const Cursor& cursor, const SceneId& id);

} // namespace lockstep::gui
