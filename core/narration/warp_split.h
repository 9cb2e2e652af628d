#pragma once

#include "core/session/group_view.h"

#include <cstdint>
#include <optional>

namespace lockstep {

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
    const WarpStep* join = nullptr; ///< the first step with lanes of both sides; null: they never meet again
};

/// Returns nothing if the warp has no decision in this tick, if its lanes agree, and at a switch.
[[nodiscard]] std::optional<WarpSplit> warp_split(const GroupView& view, Tick tick, Warp warp);

} // namespace lockstep
