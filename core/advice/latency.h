#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::latency_exposed, where more warps would hide latency and do not fit, and latency_few_groups,
/// where they fit and the launch has not got them. By the textbook's formula: latency / issue cycles between
/// two reads. Silent where all slots are taken, and where requests queue for a pipe: more warps would queue
/// too.
void advise_on_latency(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
