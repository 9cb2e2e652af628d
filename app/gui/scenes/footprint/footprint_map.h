#pragma once

#include "app/gui/scenes/footprint/footprint_parts.h"

namespace lockstep::gui {

/// The input with the tiles of all groups, and the footprints of the selected group and its neighbour.
/// Returns n if every n-th group has an outline; 0: none, because the elements they read do not form a
/// rectangle.
std::size_t add_footprint_map(Scene& scene, const FootprintParts& parts);

/// Explains the edges on the map. Returns the bottom.
double add_footprint_legend(Scene& scene, const FootprintParts& parts, std::size_t every, double right,
                            double top);

/// A magnified part of the map: the elements around a corner of the selected group's tile, each with the
/// number of groups that read it. Returns the bottom.
double add_footprint_loupe(Scene& scene, const FootprintParts& parts, QPointF at, double side);

} // namespace lockstep::gui
