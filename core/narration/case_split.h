#pragma once

#include "core/session/group_view.h"

#include <cstdint>

namespace lockstep {

/// The cases of a switch that the lanes of a warp enter:
///
///     switch (x)  --+-- case 1: 2 steps --+
///                   +-- case 5: 3 steps --+-- join
///                   +-- default: -- waits-+
struct CaseSplit {
    std::uint64_t cases = 0; ///< labels at which its lanes enter, 1 or more
    std::uint64_t steps = 0; ///< steps of its lanes up to the join, or to their end
    const WarpStep* join =
        nullptr; ///< the first step with lanes of all cases that have steps left; null: none
};

/// The step must be at a switch. Values with the same label are one case.
[[nodiscard]] CaseSplit case_split(const GroupView& view, const WarpStep& step);

} // namespace lockstep
