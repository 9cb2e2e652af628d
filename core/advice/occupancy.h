#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::occupancy_registers and occupancy_local: where schedulers have nothing to issue, and groups of
/// the launch wait that would, if they fitted.
void advise_on_occupancy(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
