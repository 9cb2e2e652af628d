#pragma once

#include <cstdlib>

namespace lockstep::test {

/// Whether a suite tries all of its cases (`./tests/run.sh --long`) and not those that stand for them.
inline bool runs_whole_suites() {
    return std::getenv("LOCKSTEP_WHOLE_SUITES") != nullptr;
}

} // namespace lockstep::test
