#pragma once

#include "app/gui/scenes/model/model_card.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// The cost of conflicts and similar events: total, exposed, hidden, and what the caches served; a note while
/// it is being computed. Returns the bottom.
double add_cost_card(ModelCard card, const GroupView& view);

} // namespace lockstep::gui
