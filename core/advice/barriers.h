#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::barrier_idle: barriers cost at least a twentieth of the launch.
void advise_on_barriers(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
