#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

extern const Picture global_memory_picture;

} // namespace lockstep::gui
