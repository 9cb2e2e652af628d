#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// Adds one box per pass of a request, with the lanes that the pass serves. The held pass has a frame.
void add_pass_strip(Scene& scene, const BankPicture& request, const Cursor& cursor, QRectF area);

} // namespace lockstep::gui
