#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// One box a pass of a request, with the lanes that it serves.
void add_pass_strip(Scene& scene, const BankPicture& request, Warp warp, QRectF area);

} // namespace lockstep::gui
