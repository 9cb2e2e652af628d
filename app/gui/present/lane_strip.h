#pragma once

#include "app/gui/present/slide.h"

namespace lockstep::gui {

inline constexpr double strip_height = 124;

/// Adds the lanes of the question's warp, or the warps of the group if they are asked about. In a question, they are
/// covered; in an answer, marks show which take part:
///
///     Warp 0       0 1 2 3 ...         Warps      0 1 2 3
///     lanes 0–31   ? ? ? ?                        ? ? ? ?
void add_lane_strip(Scene& scene, const SlideContent& content, double top);

} // namespace lockstep::gui
