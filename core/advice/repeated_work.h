#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::repeated_work: where all work-items of a group read the same elements in the same order, and
/// one of them writes what comes of it.
void advise_on_repeated_work(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
