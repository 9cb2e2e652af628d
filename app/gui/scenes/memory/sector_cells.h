#pragma once

#include "app/gui/scenes/memory/request_card.h"

namespace lockstep::gui {

inline constexpr double sector_height = 26;

/// Adds the sectors of the drawn lines: untouched sectors are dotted, moved ones outlined, used bytes filled.
void add_sector_cells(Scene& scene, const RequestCard& card, double top);

} // namespace lockstep::gui
