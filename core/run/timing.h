#pragma once

#include "core/run/capture.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Median, quartiles (by linear interpolation between order statistics) and minimum of measured times; at
/// least one.
[[nodiscard]] Timing summarise(std::vector<std::uint64_t> runs_ns);

/// The time of several launches that run one after the other: their i-th runs are added up, so that the
/// quartiles are those of whole runs. As many runs as the launch with the fewest has; at least one launch.
[[nodiscard]] Timing one_after_the_other(const std::vector<Timing>& launches);

/// True where the ranges between the quartiles share a time: then neither is called the faster one.
[[nodiscard]] bool no_clear_difference(const Timing& a, const Timing& b);

} // namespace lockstep
