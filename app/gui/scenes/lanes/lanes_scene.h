#pragma once

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/picture.h"
#include "app/gui/scenes/kit/scene.h"
#include "core/session/lane_state.h"

namespace lockstep::gui {

inline constexpr std::uint32_t most_rows = 16;
inline constexpr double lane_numbers_top = 34; ///< distance from the top of the scene, below the title
inline constexpr double lane_numbers_height = 15;
inline constexpr double row_gap = 2; ///< between the rows

/// Draws the lanes of every warp of the cursor's group at the cursor's tick:
///
///     Lanes   work-group 0 · ...                       [7] active  [/] masked off
///                        0   1   2   3 ...                       lanes active
///     Warp 0     0–31   29   /   /   /                           [|    ] 4 / 32
///
/// The rows fill the requested height within limits. The scene is at least as wide as the requested size.
[[nodiscard]] Scene lanes_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

/// Returns the height of the scene, without drawing it.
[[nodiscard]] double lanes_height(const GroupView& view, const Cursor& cursor, QSizeF size,
                                  const SceneOptions& options = {});

/// Returns the value nearest to `first_row` with which the cursor's warp is visible.
[[nodiscard]] std::uint32_t row_showing(const GroupView& view, Warp warp, std::uint32_t first_row);

/// Draws a frame around the cursor's warp and a thinner frame around its lane, and emphasises the number of
/// active lanes.
[[nodiscard]] Scene lanes_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

/// Returns the font for the texts of rows with this distance: smaller in low rows, where they would touch.
[[nodiscard]] FontRole row_font(double pitch);

/// Returns the heading above the counts: active lanes or, if the tick is a branch, the results of the branch.
[[nodiscard]] QString lane_counts_title(const GroupView& view, Tick tick);

/// Adds the number of active lanes next to a warp's row ("4 / 32"). For a branch, shows how the warp splits:
///
///     [||      ] splits 8 / 24        lanes that take the true / false side, or each case
///     all 32                          no bar: all lanes take the same side
/// On a slide and in a narrow picture, there are no bars.
enum class LaneCount : std::uint8_t { bar_and_text, text };
void add_lane_count(Scene& scene, const GroupView& view, const WarpRow& row, QRectF area, LaneCount style);

/// The area of the rows of lanes. Connecting lines lead from these rows to the source lines at which the
/// sides of a branch continue.
struct SplitPlace {
    Columns columns;
    double top = 0;    ///< top of the first row
    double bottom = 0; ///< bottom of the last row
};

/// Returns the height of the tags below the rows; 0 if no warp of the launch diverges. It is the same in all steps,
/// so that nothing below the rows moves.
[[nodiscard]] double split_height(const GroupView& view);

/// Connects both sides of a branch on which the cursor's warp diverges with their target lines:
///
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]□ - - +
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]■--+  :
///     [■ then  line 112, 4 lanes ...  ] <--+  :
///     [□ else  continue at line 113 ..] <- - -+
void add_split(Scene& scene, const GroupView& view, const Cursor& cursor, const SplitPlace& place);

} // namespace lockstep::gui
