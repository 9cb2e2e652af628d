#pragma once

#include "app/gui/scenes/kit/picture.h"
#include "core/session/group_view.h"

#include <QString>

namespace lockstep::gui {

/// Why the picture has nothing to show of this launch, in one sentence; empty where it has.
[[nodiscard]] QString why_not(const Picture& picture, const GroupView& view);

} // namespace lockstep::gui
