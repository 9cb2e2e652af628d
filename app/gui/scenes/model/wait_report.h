#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/model/slot_state.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

namespace lockstep::gui {

/// Describes what the cursor's warp does in a cycle of the model, and what it waits for now or next.
struct WaitReport {
    SlotState state = SlotState::empty;
    QString headline;    ///< for example "Warp 3 is blocked from cycle 40 to 440: global memory."
    QStringList details; ///< the line, the addresses, other warps that it waits for
};
[[nodiscard]] WaitReport wait_report(const GroupView& view, const Cursor& cursor, const Timeline& timeline,
                                     Cycle cycle);

/// Adds the report on a soft background with the swatch of its state. Returns the bottom edge.
double add_wait_report(Scene& scene, const WaitReport& report, QPointF at, double width);
/// Returns a height that is sufficient for every report in a picture of this width.
[[nodiscard]] double wait_report_height(double width);

} // namespace lockstep::gui
