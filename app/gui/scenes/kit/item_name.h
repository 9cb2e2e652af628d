#pragma once

#include "core/session/group_view.h"

#include <QString>

namespace lockstep::gui {

/// Returns the name of the work-item of a lane, its global id: "31" or "(3, 7)".
[[nodiscard]] QString work_item_name(const GroupView& view, Warp warp, Lane lane);
/// Returns the names of the first and the last work-item of a warp: "32–63".
[[nodiscard]] QString work_items_of(const GroupView& view, Warp warp);

} // namespace lockstep::gui
