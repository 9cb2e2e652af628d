#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::repeated_work: all work-items of a group read the same elements in the same order, but only
/// one of them writes the result.
void advise_on_repeated_work(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
