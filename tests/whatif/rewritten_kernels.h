#pragma once

#include "core/session/session.h"
#include "core/whatif/recount.h"
#include "tests/support/recorder/launched_run.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace lockstep::test {

/// Records a run without its plain kernels. A failure fails the test and returns null.
[[nodiscard]] std::shared_ptr<const Session> recorded(const LaunchedRun& run);

/// How many layouts were compared, and how many were not.
struct Comparison {
    std::uint64_t compared = 0;
    std::uint64_t refused = 0;                       ///< by recount()
    std::map<std::string, std::uint64_t> not_edited; ///< by the reason of edit_array()
};

/// For each array of a launch and each map of the wish: changes the source with edit_array(), records the changed
/// run, and expects the figures of recount(), to the last digit.
void compare_with_rewritten(const LaunchedRun& run, std::size_t launch, const WhatIfWish& wish,
                            Comparison& comparison);

/// All maps of the proof: paddings from 0 to 32 words, and all swizzles.
[[nodiscard]] WhatIfWish every_map();
/// A few of them.
[[nodiscard]] WhatIfWish some_maps();

} // namespace lockstep::test
