#pragma once

#include "app/gui/scenes/footprint/footprint_parts.h"

namespace lockstep::gui {

/// The input with the tiles of all groups and the footprints of the selected one and its neighbour. Returns
/// every how many groups have an outline; 0: none, as what they read is no rectangle.
std::size_t add_footprint_map(Scene& scene, const FootprintParts& parts);

/// What the edges of the map mean. Returns the bottom.
double add_footprint_legend(Scene& scene, const FootprintParts& parts, std::size_t every, double right,
                            double top);

/// A magnified part of the map: some elements about a corner of the selected group's tile, with how many
/// groups read each. Returns the bottom.
double add_footprint_loupe(Scene& scene, const FootprintParts& parts, QPointF at, double side);

} // namespace lockstep::gui
