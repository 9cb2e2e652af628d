#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

inline constexpr std::uint32_t most_rows = 16;
inline constexpr double lane_numbers_top = 34; ///< distance from the top of the scene, below the title
inline constexpr double lane_numbers_height = 15;

/// Draws the lanes of every warp of the cursor's group at the cursor's tick:
///
///     Lanes   work-group 0 · ...                       [7] active  [/] masked off
///                        0   1   2   3 ...                       lanes active
///     Warp 0     0–31   29   /   /   /                           [|    ] 4 / 32
///
/// The scene is as high as its rows need and at least as wide as the requested size.
[[nodiscard]] Scene lanes_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

/// Returns the value nearest to `first_row` with which the cursor's warp is visible.
[[nodiscard]] std::uint32_t row_showing(const GroupView& view, Warp warp, std::uint32_t first_row);

} // namespace lockstep::gui
