#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/kernel/line_diff.h"

#include <vector>

namespace lockstep::gui {

/// Draws the lines of a source that an edit changes: removed lines with a minus, added ones with a plus. `place` says
/// where the change is made.
[[nodiscard]] Scene diff_scene(const std::vector<ChangedLine>& lines, const QString& place, double width);

} // namespace lockstep::gui
