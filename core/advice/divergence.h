#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::divergent_condition: where lanes that decide alike would fill fewer warps. A chain of else-if
/// is one condition.
void advise_on_divergence(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
