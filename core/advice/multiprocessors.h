#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::empty_multiprocessors: the launch has fewer groups than the hardware has multiprocessors.
void advise_on_multiprocessors(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
