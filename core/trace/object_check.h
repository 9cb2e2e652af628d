#pragma once

#include "core/trace/trace.h"

namespace lockstep {

/// True if the location of every object is valid. In memory, it must end within 40 bits, and no other object
/// of its space may overlap it (but the same buffer may be passed for several arguments). For images, the
/// texels must fit into a payload.
[[nodiscard]] bool objects_are_sound(const Trace& trace);

} // namespace lockstep
