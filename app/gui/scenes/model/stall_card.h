#pragma once

#include "app/gui/scenes/model/model_card.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// Adds a card that shows why warps waited, summed over all warps, and the source lines on which they waited,
/// with the reasons. Returns the bottom edge.
double add_stall_card(ModelCard card, const GroupView& view, const Simulation& run);

} // namespace lockstep::gui
