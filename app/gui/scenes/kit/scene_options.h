#pragma once

#include "app/gui/scenes/kit/cell_text.h"

#include <cstdint>

namespace lockstep::gui {

/// View options that the user sets for a picture. A picture uses only those that apply to it.
struct SceneOptions {
    double zoom = 1;
    std::uint32_t first_row = 0; ///< first visible warp, if not all warps fit
    CellNumber number = CellNumber::value;
    double axis_begin = 0; ///< start of the visible part of the axis, in pictures over time
    double axis_end = 0;   ///< end of the visible part; if 0, the whole axis is visible
};

} // namespace lockstep::gui
