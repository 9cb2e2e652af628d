#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::atomics_meet: lanes wait for each other at an address of global memory, and a group uses few
/// addresses.
void advise_on_atomics(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
