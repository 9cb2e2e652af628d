#pragma once

#include "core/advice/advice_input.h"

#include <cstdint>

namespace lockstep {

/// Groups that a multiprocessor with work gets of those that were logged at least, if all get alike; at
/// least 1.
[[nodiscard]] std::uint64_t groups_given(const AdviceInput& input);

/// False where only some of the launch's groups were logged, and simulated.
[[nodiscard]] bool is_whole_launch(const AdviceInput& input);

/// Cycles after which reads of global memory were answered on average: those of the level of the memory that
/// had what they asked for, hits of caches included; the latency of DRAM where there are no caches.
[[nodiscard]] std::uint64_t latency_met(const AdviceInput& input);

/// True where schedulers often have nothing to issue, and reads of global memory take about their latency:
/// where requests queue for a pipe or for DRAM, more warps would queue too.
[[nodiscard]] bool more_warps_would_help(const AdviceInput& input);

/// True where they would, and it is answers of global memory that warps wait for most.
[[nodiscard]] bool latency_shows(const AdviceInput& input);

} // namespace lockstep
