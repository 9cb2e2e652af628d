#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::group_rereads: requests of a group fetch data from global memory that other work-items of the
/// group have already fetched. Elements that lanes share in one request count once.
void advise_on_rereads(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
