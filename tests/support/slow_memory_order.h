#pragma once

#include "core/analysis/findings/finding.h"
#include "core/trace/trace.h"

#include <vector>

namespace lockstep::test {

/// core/analysis/races by comparing every access with every one before it, byte by byte.
std::vector<Finding> slow_races(const Trace& trace);

/// core/analysis/uninitialised with sets of bytes.
std::vector<Finding> slow_uninitialised(const Trace& trace);

} // namespace lockstep::test
