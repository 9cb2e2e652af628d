#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::group_size: warps have lanes that never have work.
void advise_on_group_size(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
