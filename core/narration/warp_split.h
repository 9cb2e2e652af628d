#pragma once

#include "core/session/group_view.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// The lanes of a warp with the same outcome of a branch or loop test.
struct SplitSide {
    std::uint32_t lanes = 0;
    const SiteInfo* next = nullptr; ///< the next site of these lanes; null if they have no more steps
    std::uint32_t steps = 0; ///< number of steps that only these lanes execute, until both sides reconverge
};

/// The two sides of a divergent decision of a warp:
///
///     if (...)  --+-- true:  line 112 ... 3 steps --+
///                 |                                 +-- line 113: together again
///                 +-- false: waits -----------------+
struct WarpSplit {
    SiteKind kind = SiteKind::branch;
    bool is_every_warps = false; ///< true if every warp in this tick splits into the same numbers of lanes
    SplitSide on_true;
    SplitSide on_false;
    /// The first step that lanes of both sides execute together; null if they never reconverge.
    const WarpStep* join = nullptr;
};

/// Returns the two sides; nullopt if the warp makes no decision in this tick, if all its lanes decide the
/// same, or at a switch.
[[nodiscard]] std::optional<WarpSplit> warp_split(const GroupView& view, Tick tick, Warp warp);

} // namespace lockstep
