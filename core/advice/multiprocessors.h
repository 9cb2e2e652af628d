#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::empty_multiprocessors: where the launch has fewer groups than the machine multiprocessors.
void advise_on_multiprocessors(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
