#pragma once

#include "core/trace/trace.h"

namespace lockstep {

/// Whether the locations of all objects are valid. An object in memory must end within 40 bits and must not
/// overlap another object in its memory space (but one buffer may be passed as several arguments). The texel
/// coordinates of an image must fit into a payload.
[[nodiscard]] bool objects_are_sound(const Trace& trace);

} // namespace lockstep
