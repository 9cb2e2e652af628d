#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/model/wait_report.h"

namespace lockstep::gui {

/// Describes what the warps of a multiprocessor do in a range of cycles, and at which lines they wait most.
[[nodiscard]] WaitReport range_report(const GroupView& view, const Timeline& timeline,
                                      const CycleRange& range);

/// Returns the range over a picture with a track: its ends, its area and its length.
[[nodiscard]] Scene range_marks(const Scene& scene, const CycleRange& range);

/// Returns arrows over the picture of a multiprocessor: from what ends the wait in a cycle, see wait_links(). Empty if
/// the cursor's warp does not wait then, and for rows that are not visible.
[[nodiscard]] Scene wait_arrows(const Scene& scene, const GroupView& view, const Cursor& cursor,
                                const Timeline& timeline, Cycle cycle);

} // namespace lockstep::gui
