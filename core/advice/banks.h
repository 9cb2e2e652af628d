#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::bank_padding, bank_swizzle, bank_repadding and bank_conflicts, for each array.
void advise_on_banks(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
