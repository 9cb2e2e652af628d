#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// What the kernel's source could say otherwise, whatever the machine: images instead of clamped arrays,
/// faster forms of functions, floats for doubles, the group's size as an attribute. The model puts no cycles
/// to these.
void advise_on_source(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
