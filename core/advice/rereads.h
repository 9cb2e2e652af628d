#pragma once

#include "core/advice/advice_input.h"

namespace lockstep {

/// AdviceKind::group_rereads: where a group's requests fetch again from global memory what others of its
/// work-items have fetched. Elements that lanes share in one request count once.
void advise_on_rereads(const AdviceInput& input, AdviceList& found);

} // namespace lockstep
