#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

extern const Picture exchanges_picture;

} // namespace lockstep::gui
