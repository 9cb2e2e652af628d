#pragma once

#include "app/gui/scenes/kit/cell_text.h"

#include <cstdint>

namespace lockstep::gui {

/// The user's view options for a picture: every picture uses those that apply to it.
struct SceneOptions {
    double zoom = 1;
    std::uint32_t first_row = 0; ///< the first visible warp, if not all fit
    CellNumber number = CellNumber::value;
    double axis_begin = 0; ///< the visible part of the axis, in pictures over time
    double axis_end = 0;   ///< 0: the whole axis
};

} // namespace lockstep::gui
