#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::latency_exposed: more warps would hide latency but do not fit. latency_few_groups: they fit
/// but the launch does not have them. Uses the textbook formula: latency / issue cycles between two reads. No
/// advice if all slots are occupied, or if requests queue for a pipe: more warps would queue too.
void advise_on_latency(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
