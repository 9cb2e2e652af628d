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

/// True where at least half of the time is that of launching; of lower quartiles, which a busy machine
/// changes the least.
[[nodiscard]] bool is_mostly_launch(const Timing& timing);

/// What two measured times say of each other.
enum class TimeDifference {
    clear,       ///< one is faster, by the ratio of the medians
    unclear,     ///< the ranges between the quartiles share a time
    small,       ///< they do not, but the medians are less than 3 % apart: two copies of one kernel can be,
                 ///< by where their buffers lie
    launch_alone ///< of both most is the launch itself: their ratio says nothing of the kernels
};
[[nodiscard]] TimeDifference difference_of(const Timing& a, const Timing& b);

/// True where neither is to be called the faster one.
[[nodiscard]] bool no_clear_difference(const Timing& a, const Timing& b);

} // namespace lockstep
