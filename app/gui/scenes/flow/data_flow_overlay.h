#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Highlights the ancestry of the selected lane's value in the picture: the events on which it depends, and
/// the lines between them.
[[nodiscard]] Scene data_flow_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
