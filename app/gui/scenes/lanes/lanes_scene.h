#pragma once

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/lane_state.h"
#include "app/gui/scenes/kit/picture.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

inline constexpr std::uint32_t most_rows = 16;
inline constexpr double lane_numbers_top = 34; ///< below the title
inline constexpr double lane_numbers_height = 15;

/// The lanes of every warp of the cursor's group in the cursor's tick:
///
///     Lanes   work-group 0 · ...                       [7] active  [/] masked off
///                        0   1   2   3 ...                       lanes active
///     Warp 0     0–31   29   /   /   /                           [|    ] 4 / 32
///
/// The scene is as high as its rows need and at least as wide as the requested size.
[[nodiscard]] Scene lanes_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

/// The first row that makes the cursor's warp visible, as near to `first_row` as possible.
[[nodiscard]] std::uint32_t row_showing(const GroupView& view, Warp warp, std::uint32_t first_row);

/// A frame around the cursor's warp and a thinner one around its lane; the numbers of its active lanes are
/// emphasised.
[[nodiscard]] Scene lanes_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

/// The heading above the counts: active lanes or, if the tick is a branch, its results.
[[nodiscard]] QString lane_counts_title(const GroupView& view, Tick tick);

/// Next to a warp's row: the number of its active lanes ("4 / 32"). For a branch, how the warp splits:
///
///     [||      ] splits 8 / 24        lanes that decide true / false, or by case
///     all 32                          without bar: all lanes decide the same
void add_lane_count(Scene& scene, const GroupView& view, const WarpRow& row, QRectF area);

/// The position of the rows of lanes whose branch is connected to its lines.
struct SplitPlace {
    Columns columns;
    double top = 0;    ///< of the first row
    double bottom = 0; ///< of the last one
};

/// Height of the tags below the rows; 0 if the cursor's warp does not diverge.
[[nodiscard]] double split_height(const GroupView& view, const Cursor& cursor);

/// Connects both sides of a branch that splits the cursor's warp with their target lines:
///
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]□ - - +
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]■--+  :
///     [■ then  line 112, 4 lanes ...  ] <--+  :
///     [□ else  continue at line 113 ..] <- - -+
void add_split(Scene& scene, const GroupView& view, const Cursor& cursor, const SplitPlace& place);

} // namespace lockstep::gui
