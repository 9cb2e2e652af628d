#pragma once

#include "core/session/group_view.h"

#include <cstdint>

namespace lockstep {

/// How the lanes of a warp divide into the cases of a switch:
///
///     switch (x)  --+-- case 1: 2 steps --+
///                   +-- case 5: 3 steps --+-- join
///                   +-- default: -- waits-+
struct CaseSplit {
    std::uint64_t cases = 0; ///< number of labels at which the lanes enter; at least 1
    std::uint64_t steps = 0; ///< number of steps of these lanes up to the point where they reconverge, or to
                             ///< their end
    const WarpStep* join =
        nullptr; ///< the first step with lanes of all cases that still have steps; null if there is none
};

/// Determines the cases. The step must be at a switch. Values that lead to the same label are one case.
[[nodiscard]] CaseSplit case_split(const GroupView& view, const WarpStep& step);

} // namespace lockstep
