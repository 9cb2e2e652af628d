#pragma once

#include "core/session/group_view.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// The lanes of a warp that take one side of a decision.
struct SplitSide {
    std::uint32_t lanes = 0;
    const SiteInfo* next = nullptr; ///< their next site; null: they have no more steps
    std::uint32_t steps = 0; ///< steps of the warp that only these lanes execute, until both sides reconverge
};

/// The two sides of a divergent decision of a warp:
///
///     if (...)  --+-- true:  line 112 ... 3 steps --+
///                 |                                 +-- line 113: together again
///                 +-- false: waits -----------------+
struct WarpSplit {
    SiteKind kind = SiteKind::branch;
    bool is_every_warps = false; ///< every warp of this tick splits into the same numbers of lanes
    SplitSide on_true;
    SplitSide on_false;
    const WarpStep* join = nullptr; ///< the first step with lanes of both sides; null: they never reconverge
};

/// Returns nothing if the warp has no decision in this tick, if its lanes agree, or at a switch.
[[nodiscard]] std::optional<WarpSplit> warp_split(const GroupView& view, Tick tick, Warp warp);

} // namespace lockstep
