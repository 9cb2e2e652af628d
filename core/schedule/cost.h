#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// The causes of a kernel's extra cycles. conflicts: wavefronts of local memory in excess of the minimum, one
/// cycle each. uncoalesced: cycles for sectors of global memory in excess of the minimum that could contain
/// the requested bytes. divergence: issue cycles of steps whose lanes could have shared a step with other
/// lanes (see warp_streams.h). barriers: cycles in which a warp issues a barrier or waits at one.
enum class CostKind : std::uint8_t { conflicts, uncoalesced, divergence, barriers };

inline constexpr std::size_t cost_kinds = 4;

/// One kind of cost of a launch, in cycles.
struct Cost {
    /// Cycles that the cost takes on the multiprocessor on which it takes the most. For divergence, the
    /// scheduler on which it takes the most.
    std::uint64_t whole = 0;
    /// Cycles of the launch, minus its cycles in a simulation in which this cost is zero.
    std::int64_t exposed = 0;
    [[nodiscard]] std::int64_t hidden() const { return static_cast<std::int64_t>(whole) - exposed; }
    /// Whether `exposed` is outside the range 0..whole. If so, warps ran in a different order in the
    /// simulation without the cost, and the effect of this order was larger than the cost itself.
    [[nodiscard]] bool is_scheduling_effect() const { return exposed < 0 || hidden() < 0; }
    friend bool operator==(const Cost&, const Cost&) = default;
};

using Costs = std::array<Cost, cost_kinds>;

} // namespace lockstep
