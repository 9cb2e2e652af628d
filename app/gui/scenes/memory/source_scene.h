#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the kernel's file with the counters of each line and a mark on the current line, for export and for
/// display next to other pictures.
///
///      11   for (int k = 1; k < N; k <<= 1) {        72   .    .
///     >12       if (lid % (2 * k) == 0)              64   .    .
///      ...                                        steps passes sectors
extern const Picture source_picture;

} // namespace lockstep::gui
