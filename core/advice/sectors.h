#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::uncoalesced, contiguous_blocks and misaligned: global memory transfers more than was
/// requested.
void advise_on_sectors(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
