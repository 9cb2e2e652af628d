#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::barrier_idle: where barriers cost a twentieth of the launch and more.
void advise_on_barriers(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
