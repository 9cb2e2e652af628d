#pragma once

#include "core/session/group_view.h"

#include <cstdint>

namespace lockstep {

/// A warp at a switch:
///
///     switch (x)  --+-- case 1: 2 steps --+
///                   +-- case 5: 3 steps --+-- join
///                   +-- default: -- waits-+
struct CaseSplit {
    std::uint64_t cases = 0; ///< places at which its lanes enter, 1 or more
    std::uint64_t steps = 0; ///< of its lanes up to the join, or to their end
    const WarpStep* join =
        nullptr; ///< the first step with a lane of each case that has a step left; null: none
};

/// The step must be of a switch. Values that enter at one place are one case.
[[nodiscard]] CaseSplit case_split(const GroupView& view, const WarpStep& step);

} // namespace lockstep
