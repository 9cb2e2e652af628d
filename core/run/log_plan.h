#pragma once

#include "core/base/error.h"
#include "core/kernel/launch.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace lockstep {

/// How much of a launch's log may be in memory at a time.
struct LogLimits {
    std::uint64_t all_bytes = 0;   ///< that one pass may write
    std::uint64_t first_bytes = 0; ///< of a log in parts: the first, which stays in memory
    std::uint64_t part_bytes = 0;  ///< and each that follows, in memory that is used again and again
    std::uint64_t whole_bytes = 0; ///< a log up to this is no log in parts
    std::uint64_t group_bytes = 0; ///< no group may have a larger log
    std::uint64_t peak_bytes = 0;  ///< of a log and its analysis: see peak_bytes()
};

/// Limits for a memory budget: a log passes from the process that runs the kernel to the one that looks at it, so twice its
/// bytes must fit; of a log in parts also the part that stays. A log and its analysis may take 5/32 more than the budget;
/// with the programs themselves it stays below a quarter more. `most_bytes`: what the device gives at most; `part_bytes`: what
/// a part need not exceed.
[[nodiscard]] LogLimits limits_of(std::uint64_t budget_bytes, std::uint64_t most_bytes,
                                  std::uint64_t part_bytes);

/// The limits of a log of which nobody keeps a part: the memory that is used again soonest is the best.
[[nodiscard]] LogLimits of_log_nobody_keeps(LogLimits limits);

/// Splits consecutive groups, from the first on, into parts that keep to the limits; a group that alone takes
/// more than a part may has a part of its own. `group_bytes`: of each group that is logged.
[[nodiscard]] std::vector<GroupRange> split_log(std::span<const std::uint64_t> group_bytes,
                                                const LogLimits& limits);

/// parts[next] and as many behind it as take up to `most_bytes` with it; `next` is then the first that is not among them.
[[nodiscard]] GroupRange joined_parts(std::span<const GroupRange> parts, std::size_t& next,
                                      std::uint64_t most_bytes,
                                      const std::function<std::uint64_t(GroupRange)>& bytes_of);

struct GroupBytes {
    std::span<const std::uint64_t> log;      ///< of each group that is logged
    std::span<const std::uint64_t> analysis; ///< that the analysis of the group keeps beside its log
};

/// Bytes in memory while the part whose analysis takes most is analysed, its largest group last: the part, what is kept of
/// that group, and the first part, which stays.
[[nodiscard]] std::uint64_t peak_bytes(const GroupBytes& groups, std::span<const GroupRange> parts);

/// Whether parts keep to the limits.
[[nodiscard]] bool are_within(const LogLimits& limits, const GroupBytes& groups,
                              std::span<const GroupRange> parts);

/// What a launch surely takes of a device: its buffers, and an event or more a work-item.
[[nodiscard]] std::uint64_t bytes_wanted(const Launch& launch);

/// A memory budget, and what the logs of earlier launches leave of it.
struct LogBudget {
    std::uint64_t bytes = 0;
    std::uint64_t left = 0;
};

/// The error of a log whose parts are not within the limits.
[[nodiscard]] Error log_too_large(const GroupBytes& groups, std::span<const GroupRange> parts,
                                  const LogLimits& limits, const LogBudget& budget);

} // namespace lockstep
