#pragma once

#include "core/narration/warp_split.h"

#include <QString>

namespace lockstep::gui {

/// Names the two sides of a branch: "then" and "else"; for a loop "goes on" and "leaves".
[[nodiscard]] QString true_head(const WarpSplit& split);
[[nodiscard]] QString false_head(const WarpSplit& split);
/// Describes a side of a branch: "line 112, 4 lanes of each warp, 3 steps", "continue at line 113, 28 lanes
/// (wait 3 steps)".
[[nodiscard]] QString side_sentence(const WarpSplit& split, const SplitSide& side);
/// Describes a side of a branch briefly, for display at its target line: "4 lanes, 3 steps", "28 lanes (wait
/// 3 steps)".
[[nodiscard]] QString side_at_line(const WarpSplit& split, const SplitSide& side);

} // namespace lockstep::gui
