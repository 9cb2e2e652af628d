#pragma once

#include "core/trace/trace.h"

#include <cstdint>

namespace lockstep::test {

struct RandomConflictOptions {
    bool partial_barriers = true; ///< barriers under branches, with flags that differ between items
    bool sub_groups = false;      ///< one of the barriers is of sub-groups
    bool faults = true;
    bool values = true; ///< in half of the traces
};

/// A small launch whose few work-items crowd into a few bytes of local and global memory, between barriers of
/// all flags; the same for the same number.
Trace random_conflicts(std::uint64_t number, const RandomConflictOptions& options = {});

} // namespace lockstep::test
