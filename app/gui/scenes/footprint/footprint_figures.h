#pragma once

#include "app/gui/scenes/footprint/footprint_parts.h"
#include "app/gui/scenes/kit/picture.h"

#include <cstdint>

namespace lockstep::gui {

inline constexpr double footprint_figures_width = 300;

/// A figure of the footprint picture; the index of its id.
enum class FootprintFigure : std::uint32_t {
    halo,      ///< for a full group
    redundant, ///< for a full group
    reread,    ///< bytes that groups read repeatedly, over all inputs
    input_reread,
    own, ///< of the selected group, like all following figures
    footprint,
    group_halo,
    helpers,
    loads,
    shared,
    results,
};

[[nodiscard]] SceneId id_of(FootprintFigure figure);

/// The launch's figures, as reported by the analysis, above those of the selected group. Returns the bottom.
double add_footprint_figures(Scene& scene, const FootprintParts& parts, QPointF at);

/// The definition of one of the picture's figures, or how many groups read an element.
[[nodiscard]] QString footprint_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                        const Pointed& pointed);

} // namespace lockstep::gui
