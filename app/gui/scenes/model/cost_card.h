#pragma once

#include "app/gui/scenes/model/model_card.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// What conflicts and their like cost: whole, exposed, hidden, and what the caches served; words where they
/// are being computed. Returns the bottom.
double add_cost_card(ModelCard card, const GroupView& view);

} // namespace lockstep::gui
