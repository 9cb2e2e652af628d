#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

extern const Picture lanes_picture;

} // namespace lockstep::gui
