#pragma once

#include "core/advice/advice_input.h"

#include <cstdint>

namespace lockstep {

/// The minimum number of logged groups per multiprocessor that has work, if the groups are distributed
/// evenly; at least 1.
[[nodiscard]] std::uint64_t groups_given(const AdviceInput& input);

/// False if only some groups of the launch were logged and simulated.
[[nodiscard]] bool is_whole_launch(const AdviceInput& input);

/// Mean latency of the reads of global memory in cycles: that of the memory level that had the data,
/// including cache hits. Without caches: the latency of DRAM.
[[nodiscard]] std::uint64_t latency_met(const AdviceInput& input);

/// True if schedulers often have no ready warp, and reads of global memory take about their latency. If
/// requests queue for a pipe or for DRAM, more warps would queue too.
[[nodiscard]] bool more_warps_would_help(const AdviceInput& input);

/// True if more warps would help, and warps wait mostly for global memory.
[[nodiscard]] bool latency_shows(const AdviceInput& input);

} // namespace lockstep
