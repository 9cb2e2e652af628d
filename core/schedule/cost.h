#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// The causes of a kernel's extra cycles. conflicts: wavefronts of local memory in excess of the minimum, one
/// cycle each. uncoalesced: cycles for sectors of global memory in excess of those that the requested bytes
/// would fill. divergence: issue cycles of steps whose lanes would have fitted into other steps (see
/// warp_streams.h). barriers: cycles in which a warp issues a barrier or waits at one.
enum class CostKind : std::uint8_t { conflicts, uncoalesced, divergence, barriers };

inline constexpr std::size_t cost_kinds = 4;

/// One kind of cost of a launch, in cycles.
struct Cost {
    std::uint64_t whole = 0;  ///< cycles on the multiprocessor (for divergence, the scheduler) with the
                              ///< highest cost
    std::int64_t exposed = 0; ///< cycles of the launch minus the cycles of a simulation in which this cost is
                              ///< zero
    [[nodiscard]] std::int64_t hidden() const { return static_cast<std::int64_t>(whole) - exposed; }
    /// True if `exposed` is not in the range 0..whole: in the simulation without the cost, warps ran in
    /// another order, and this had a larger effect than the cost.
    [[nodiscard]] bool is_scheduling_effect() const { return exposed < 0 || hidden() < 0; }
    friend bool operator==(const Cost&, const Cost&) = default;
};

using Costs = std::array<Cost, cost_kinds>;

} // namespace lockstep
