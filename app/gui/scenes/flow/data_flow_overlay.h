#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The ancestry of the selected lane's value, drawn strong over the picture: the events from which it comes,
/// and the lines between them.
[[nodiscard]] Scene data_flow_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
