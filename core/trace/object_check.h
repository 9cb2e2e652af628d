#pragma once

#include "core/trace/trace.h"

namespace lockstep {

/// True where every object has a place: of memory, one that ends within 40 bits and that no other object of
/// its space reaches into (the same buffer may stand for several arguments); of images, texels that a
/// payload can name.
[[nodiscard]] bool objects_are_sound(const Trace& trace);

} // namespace lockstep
