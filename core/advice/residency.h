#pragma once

#include "core/advice/advice_input.h"

#include <cstdint>

namespace lockstep {

/// Returns the minimum number of logged groups per busy multiprocessor if the groups are distributed evenly;
/// at least 1.
[[nodiscard]] std::uint64_t groups_given(const AdviceInput& input);

/// Whether all groups of the launch were logged and simulated.
[[nodiscard]] bool is_whole_launch(const AdviceInput& input);

/// Returns the mean latency of global-memory reads in cycles. The latency of a read is that of the cache
/// level that contains the data; without caches, it is the latency of DRAM.
[[nodiscard]] std::uint64_t latency_met(const AdviceInput& input);

/// Whether more resident warps would hide latency. This is the case if schedulers often have no ready warp,
/// and global reads take about their nominal latency. If reads take longer because requests queue for a pipe
/// or for DRAM, returns false: additional warps would queue too.
[[nodiscard]] bool more_warps_would_help(const AdviceInput& input);

/// Whether more resident warps would help, and warps wait mostly for global memory.
[[nodiscard]] bool latency_shows(const AdviceInput& input);

} // namespace lockstep
