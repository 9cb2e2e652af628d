#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::uncoalesced, contiguous_blocks and misaligned: where global memory moves more than is asked
/// for.
void advise_on_sectors(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
