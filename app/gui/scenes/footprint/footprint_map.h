#pragma once

#include "app/gui/scenes/footprint/footprint_parts.h"

namespace lockstep::gui {

/// Adds the input with the tiles of all groups, and the footprints of the selected group and its neighbour.
/// Returns n if every n-th group has an outline; 0 if none has, because the elements that a group reads do
/// not form a rectangle.
std::size_t add_footprint_map(Scene& scene, const FootprintParts& parts);

/// Adds a legend that explains the outlines on the map. Returns the bottom edge.
double add_footprint_legend(Scene& scene, const FootprintParts& parts, std::size_t every, double right,
                            double top);

/// Adds a magnified part of the map: the elements around a corner of the selected group's tile, each with the
/// number of groups that read it. Returns the bottom edge.
double add_footprint_loupe(Scene& scene, const FootprintParts& parts, QPointF at, double side);

} // namespace lockstep::gui
