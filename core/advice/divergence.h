#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::divergent_condition: lanes with the same outcome would fill fewer warps. An else-if chain is
/// one condition.
void advise_on_divergence(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
