#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/group_view.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

namespace lockstep::gui {

inline constexpr std::uint32_t most_rows = 16;

/// The lanes of every warp of the cursor's group in the cursor's tick:
///
///     Lanes   work-group 0 · ...                       [7] active  [/] masked off
///                        0   1   2   3 ...                       lanes active
///     Warp 0     0–31   29   /   /   /                           [|    ] 4 / 32
///
/// The scene is as high as its rows need and at least as wide as the size asked for.
[[nodiscard]] Scene lanes_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

/// The first row that shows the cursor's warp, as near to `first_row` as can be.
[[nodiscard]] std::uint32_t row_showing(const GroupView& view, Warp warp, std::uint32_t first_row);

/// A frame round the cursor's warp and a thinner one round its lane, for a scene that shows them.
[[nodiscard]] Scene selection_scene(const Scene& scene, const Cursor& cursor);

} // namespace lockstep::gui
