#pragma once

#include "core/session/group_view.h"

#include <QString>
#include <cstdint>
#include <optional>

namespace lockstep::gui {

/// The lanes of a warp that go one way at a decision.
struct SplitSide {
    std::uint32_t lanes = 0;
    const SiteInfo* next = nullptr; ///< what they do next; null: nothing any more
    std::uint32_t steps = 0; ///< of the warp in which only they take part, until both sides go together
};

/// A warp whose lanes decide differently, and where both sides go:
///
///     if (...)  --+-- true:  line 112 ... 3 steps --+
///                 |                                 +-- line 113: together again
///                 +-- false: waits -----------------+
struct WarpSplit {
    SiteKind kind = SiteKind::branch;
    bool is_every_warps = false; ///< every warp of this tick splits into as many lanes
    SplitSide on_true;
    SplitSide on_false;
};

/// Nothing where the warp has no decision in this tick or decides alike, and at a switch.
[[nodiscard]] std::optional<WarpSplit> warp_split(const GroupView& view, Tick tick, Warp warp);

/// "then" and "else"; of a loop "goes on" and "leaves".
[[nodiscard]] QString true_head(const WarpSplit& split);
[[nodiscard]] QString false_head(const WarpSplit& split);
/// "line 112, 4 lanes of each warp, 3 steps", "on to line 113, 28 lanes wait (3 steps)"
[[nodiscard]] QString side_sentence(const WarpSplit& split, const SplitSide& side);
/// The same at the line itself: "4 lanes, 3 steps", "28 lanes (wait 3 steps)"
[[nodiscard]] QString side_at_line(const WarpSplit& split, const SplitSide& side);

} // namespace lockstep::gui
