#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// One box per pass of a request, with the lanes that it serves; the held pass is framed.
void add_pass_strip(Scene& scene, const BankPicture& request, const Cursor& cursor, QRectF area);

} // namespace lockstep::gui
