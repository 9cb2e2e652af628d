#pragma once

#include "core/trace/trace.h"

#include <cstdint>

namespace lockstep::test {

struct RandomConflictOptions {
    /// Whether there are barriers under branches, with flags that differ between items.
    bool partial_barriers = true;
    bool sub_groups = false; ///< whether one of the barriers is a sub-group barrier
    bool faults = true;
    bool values = true; ///< whether to record values in half of the traces
};

/// Makes a small launch whose few work-items access the same few bytes of local and global memory, separated
/// by barriers with all combinations of flags. The same number gives the same launch.
Trace random_conflicts(std::uint64_t number, const RandomConflictOptions& options = {});

} // namespace lockstep::test
