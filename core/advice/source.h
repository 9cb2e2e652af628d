#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// Possible changes of the kernel's source, on any hardware: images instead of clamped arrays, faster forms
/// of functions, floats instead of doubles, the group size as an attribute. The model has no cycles for
/// these.
void advise_on_source(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
