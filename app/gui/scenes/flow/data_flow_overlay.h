#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The ancestry of the selected lane's value, emphasised over the picture: the events that it depends on, and
/// the lines between them.
[[nodiscard]] Scene data_flow_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
