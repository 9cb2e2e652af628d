#pragma once

#include "app/gui/scenes/model/model_card.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// Why warps waited, as a sum over all warps, then the source lines where they waited, with their reasons.
/// Returns the bottom.
double add_stall_card(ModelCard card, const GroupView& view, const Simulation& run);

} // namespace lockstep::gui
