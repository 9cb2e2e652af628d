#pragma once

#include "core/base/error.h"
#include "core/kernel/launch.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace lockstep {

/// Limits in bytes for the parts of a launch's log that are in memory at the same time.
struct LogLimits {
    std::uint64_t all_bytes = 0; ///< limit for the log of one pass
    /// Limit for the first part of a log that has several parts. This part stays in memory.
    std::uint64_t first_bytes = 0;
    std::uint64_t part_bytes = 0;  ///< limit for each later part, in memory that is reused
    std::uint64_t whole_bytes = 0; ///< a log up to this size is not split into parts
    std::uint64_t group_bytes = 0; ///< limit for the log of one group
    std::uint64_t peak_bytes = 0;  ///< limit for a log and its analysis together, see peak_bytes()
};

/// Computes the limits for a memory budget. The log is passed from the process that runs the kernel to the
/// process that analyses it, so it must fit twice. If the log is in parts, the part that stays in memory must
/// fit too. A log and its analysis may exceed the budget by 5/32; together with the programs themselves,
/// memory use stays below 5/4 of the budget. `most_bytes` is the limit of the device. `part_bytes` is the
/// size of a part above which larger parts have no benefit.
[[nodiscard]] LogLimits limits_of(std::uint64_t budget_bytes, std::uint64_t most_bytes,
                                  std::uint64_t part_bytes);

/// Changes the limits for a log of which no part is kept. Its parts should be small, because memory that is
/// reused soon is the fastest.
[[nodiscard]] LogLimits of_log_nobody_keeps(LogLimits limits);

/// Splits consecutive groups, starting with the first one, into parts within the limits. A group that exceeds
/// the limit is a part by itself. `group_bytes` contains the log size of each logged group.
[[nodiscard]] std::vector<GroupRange> split_log(std::span<const std::uint64_t> group_bytes,
                                                const LogLimits& limits);

/// Joins parts[next] with as many following parts as fit into `most_bytes`, and sets `next` to the first part
/// that does not fit.
[[nodiscard]] GroupRange joined_parts(std::span<const GroupRange> parts, std::size_t& next,
                                      std::uint64_t most_bytes,
                                      const std::function<std::uint64_t(GroupRange)>& bytes_of);

struct GroupBytes {
    std::span<const std::uint64_t> log; ///< log size of each logged group
    /// Memory that the analysis of each group needs in addition to the log.
    std::span<const std::uint64_t> analysis;
};

/// Returns the peak memory for analysing all parts one after another. This is the sum of the first part,
/// which stays in memory, the log of another part, and the largest analysis of a group in it.
[[nodiscard]] std::uint64_t peak_bytes(const GroupBytes& groups, std::span<const GroupRange> parts);

/// Whether all parts are within the limits.
[[nodiscard]] bool are_within(const LogLimits& limits, const GroupBytes& groups,
                              std::span<const GroupRange> parts);

/// Returns the minimum device memory, in bytes, that a launch needs: its buffers, and at least one event per
/// work-item.
[[nodiscard]] std::uint64_t bytes_wanted(const Launch& launch);

/// The memory budget of a run, and how much of it the logs of earlier launches have left.
struct LogBudget {
    std::uint64_t bytes = 0;
    std::uint64_t left = 0;
};

/// Makes the error for a log whose parts exceed the limits.
[[nodiscard]] Error log_too_large(const GroupBytes& groups, std::span<const GroupRange> parts,
                                  const LogLimits& limits, const LogBudget& budget);

} // namespace lockstep
