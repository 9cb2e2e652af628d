#pragma once

#include "app/gui/scenes/kit/cell_text.h"

#include <cstdint>

namespace lockstep::gui {

/// How a person looks at a picture: every picture takes what applies to it.
struct SceneOptions {
    double zoom = 1;
    std::uint32_t first_row = 0; ///< the first warp shown, where there are more than fit
    CellNumber number = CellNumber::value;
    double axis_begin = 0; ///< the part of the axis that is shown, in pictures over time
    double axis_end = 0;   ///< 0: all of it
};

} // namespace lockstep::gui
