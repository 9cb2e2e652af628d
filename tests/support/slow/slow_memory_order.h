#pragma once

#include "core/analysis/findings/finding.h"
#include "core/trace/trace.h"

#include <vector>

namespace lockstep::test {

/// Finds the same races as core/analysis/races, by comparing every access with all earlier ones, byte by
/// byte.
std::vector<Finding> slow_races(const Trace& trace);

/// Finds the same uninitialised reads as core/analysis/uninitialised, with sets of bytes.
std::vector<Finding> slow_uninitialised(const Trace& trace);

} // namespace lockstep::test
