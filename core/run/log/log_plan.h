#pragma once

#include "core/base/error.h"
#include "core/kernel/launch.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace lockstep {

/// How much of a launch's log may be in memory at once.
struct LogLimits {
    std::uint64_t all_bytes = 0;   ///< for one pass
    std::uint64_t first_bytes = 0; ///< of a log in parts: the first part, which stays in memory
    std::uint64_t part_bytes = 0;  ///< and each later part, in memory that is reused
    std::uint64_t whole_bytes = 0; ///< a log up to this size is not split
    std::uint64_t group_bytes = 0; ///< largest log of a group
    std::uint64_t peak_bytes = 0;  ///< for a log and its analysis: see peak_bytes()
};

/// Limits for a memory budget. A log passes from the process that runs the kernel to the one that analyses
/// it, so twice its bytes must fit; if it is in parts, also the part that stays in memory. A log and its
/// analysis may exceed the budget by 5/32; together with the programs themselves, memory use stays below the
/// budget plus a quarter. `most_bytes`: limit of the device; `part_bytes`: parts need not be larger.
[[nodiscard]] LogLimits limits_of(std::uint64_t budget_bytes, std::uint64_t most_bytes,
                                  std::uint64_t part_bytes);

/// The limits for a log of which no part is kept: memory that is reused soon is the fastest.
[[nodiscard]] LogLimits of_log_nobody_keeps(LogLimits limits);

/// Splits consecutive groups, from the first on, into parts within the limits. A group that is larger than a
/// part may be is a part by itself. `group_bytes`: of each logged group.
[[nodiscard]] std::vector<GroupRange> split_log(std::span<const std::uint64_t> group_bytes,
                                                const LogLimits& limits);

/// Joins parts[next] and as many of the following ones as fit into `most_bytes`; then sets `next` to the
/// first one left out.
[[nodiscard]] GroupRange joined_parts(std::span<const GroupRange> parts, std::size_t& next,
                                      std::uint64_t most_bytes,
                                      const std::function<std::uint64_t(GroupRange)>& bytes_of);

struct GroupBytes {
    std::span<const std::uint64_t> log;      ///< of each logged group
    std::span<const std::uint64_t> analysis; ///< memory that the analysis of each group needs besides its log
};

/// Peak memory over the analysis of all parts: the log of the part, the largest analysis of one of its
/// groups, and the first part, which stays in memory.
[[nodiscard]] std::uint64_t peak_bytes(const GroupBytes& groups, std::span<const GroupRange> parts);

/// Whether the parts are within the limits.
[[nodiscard]] bool are_within(const LogLimits& limits, const GroupBytes& groups,
                              std::span<const GroupRange> parts);

/// The least device memory that a launch needs: its buffers, and at least one event per work-item.
[[nodiscard]] std::uint64_t bytes_wanted(const Launch& launch);

/// A memory budget, and how much of it the logs of earlier launches leave.
struct LogBudget {
    std::uint64_t bytes = 0;
    std::uint64_t left = 0;
};

/// The error for a log whose parts exceed the limits.
[[nodiscard]] Error log_too_large(const GroupBytes& groups, std::span<const GroupRange> parts,
                                  const LogLimits& limits, const LogBudget& budget);

} // namespace lockstep
