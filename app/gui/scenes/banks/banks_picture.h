#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

extern const Picture banks_picture;

} // namespace lockstep::gui
