#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::group_size: where warps go with lanes that never have work.
void advise_on_group_size(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
