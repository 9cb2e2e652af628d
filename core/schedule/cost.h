#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// The causes that make a kernel slower than its pure work. The unit of each cost is cycles:
/// conflicts: wavefronts of local memory beyond the minimum;
/// uncoalesced: cycles for sectors of global memory beyond those that the requested bytes would fill;
/// divergence: issue cycles of steps whose lanes would have fitted into other steps (see warp_streams.h);
/// barriers: cycles in which a warp issues a barrier or waits at one.
enum class CostKind : std::uint8_t { conflicts, uncoalesced, divergence, barriers };

inline constexpr std::size_t cost_kinds = 4;

/// One kind of cost of a launch, in cycles.
struct Cost {
    std::uint64_t whole = 0;  ///< on the multiprocessor (for divergence, the scheduler) with the highest cost
    std::int64_t exposed = 0; ///< cycles of the launch minus its cycles when this cost is set to zero
    [[nodiscard]] std::int64_t hidden() const { return static_cast<std::int64_t>(whole) - exposed; }
    /// If it is outside 0..whole, setting the cost to zero changed the order in which warps ran, and that
    /// effect is larger than the cost.
    [[nodiscard]] bool is_scheduling_effect() const { return exposed < 0 || hidden() < 0; }
    friend bool operator==(const Cost&, const Cost&) = default;
};

using Costs = std::array<Cost, cost_kinds>;

} // namespace lockstep
