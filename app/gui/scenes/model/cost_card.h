#pragma once

#include "app/gui/scenes/model/model_card.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// Adds a card with the modelled cost of bank conflicts and similar events: total, exposed and hidden cycles,
/// and the share that caches served. While the cost is being computed, the card says so. Returns the bottom
/// edge.
double add_cost_card(ModelCard card, const GroupView& view);

} // namespace lockstep::gui
