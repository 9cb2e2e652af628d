#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/memory/request_columns.h"

namespace lockstep::gui {

inline constexpr double request_figures_width = 190; ///< width of the figures to the right of the columns

/// Draws one global memory request: its lanes, the sectors and lines that they touch, and its cost.
struct RequestCard {
    const GroupView& view;
    const WarpStep& step;
    const SectorPicture& picture;
    const RequestColumns& columns;
    std::uint32_t number = 0; ///< index of the request in the step, from 0
    double fan_height = 60;   ///< distance between lanes and sectors
    bool is_now = true; ///< whether it belongs to the cursor's step; if not, it has no tooltips or clicks
};

/// Adds a card. Returns its bottom edge.
double add_request_card(Scene& scene, const RequestCard& card, double top);

/// Returns the legend for the marks of a card.
[[nodiscard]] std::vector<LegendEntry> request_legend(const RequestColumns& columns);

} // namespace lockstep::gui
