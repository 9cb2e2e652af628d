#pragma once

#include "app/gui/scenes/lanes_scene.h"

namespace lockstep::gui {

/// Which work-groups ran at once, as the model has it:
///
///     Work-groups over time   simulated · ...
///     cycle            0      1,000    2,000
///     multiprocessor 0 |  0  ||   4   |
///                      |  8  |
///     groups at once   _/----\_
///
/// Groups that are on a multiprocessor at once stand in rows of their own. Bars under 3 px merge into a band
/// of density.
[[nodiscard]] Scene overlap_time_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                       const SceneOptions& options = {});

} // namespace lockstep::gui
