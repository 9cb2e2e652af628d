#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/memory/request_columns.h"

namespace lockstep::gui {

inline constexpr double request_figures_width = 190; ///< to the right of the columns

/// One request of global memory: its lanes, the sectors and lines that they touch, and its cost.
struct RequestCard {
    const GroupView& view;
    const WarpStep& step;
    const SectorPicture& picture;
    const RequestColumns& columns;
    std::uint32_t number = 0; ///< index of the request in the step, from 0
    double fan_height = 60;   ///< between lanes and sectors
    bool is_now = true;       ///< false: of another step than the cursor's, without tooltips and clicks
};

/// Returns the bottom.
double add_request_card(Scene& scene, const RequestCard& card, double top);

/// The legend for a card's marks.
[[nodiscard]] std::vector<LegendEntry> request_legend(const RequestColumns& columns);

} // namespace lockstep::gui
