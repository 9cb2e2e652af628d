#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::occupancy_registers and occupancy_local: schedulers have no ready warp, and groups of the
/// launch wait that could run if they fitted.
void advise_on_occupancy(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
