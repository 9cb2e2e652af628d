#pragma once

#include "app/gui/scenes/model/slot_layout.h"

namespace lockstep::gui {

inline constexpr double issue_track_height = 34;

/// The share of issue slots that are used, as a curve of steps under the rows of slots.
void add_issue_track(Scene& scene, const SlotLayout& layout, double top);

} // namespace lockstep::gui
