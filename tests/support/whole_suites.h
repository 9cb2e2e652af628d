#pragma once

#include <cstdlib>

namespace lockstep::test {

/// Returns whether a suite runs all of its cases (`./tests/run.sh --long`) instead of a representative
/// subset.
inline bool runs_whole_suites() {
    return std::getenv("LOCKSTEP_WHOLE_SUITES") != nullptr;
}

} // namespace lockstep::test
