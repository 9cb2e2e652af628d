#pragma once

#include "app/gui/scenes/footprint/footprint_parts.h"
#include "app/gui/scenes/kit/picture.h"

#include <cstdint>

namespace lockstep::gui {

inline constexpr double footprint_figures_width = 300;

/// A metric of the footprint picture, used as the index in its id.
enum class FootprintFigure : std::uint32_t {
    halo,      ///< halo of a full group
    redundant, ///< redundant work of a full group
    reread,    ///< bytes read by more than one group, over all inputs
    input_reread,
    own, ///< this metric and all following ones describe the selected group
    footprint,
    group_halo,
    helpers,
    loads,
    shared,
    results,
};

[[nodiscard]] SceneId id_of(FootprintFigure figure);

/// Adds the metrics of the launch, as the analysis reports them, and below them those of the selected group.
/// Returns the bottom edge.
double add_footprint_figures(Scene& scene, const FootprintParts& parts, QPointF at);

/// Returns the definition of a metric, or the number of groups that read the element under the pointer.
[[nodiscard]] QString footprint_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                        const Pointed& pointed);

} // namespace lockstep::gui
