#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// What makes a kernel slower than its bare work. Each costs cycles of a pipe:
/// conflicts: wavefronts of local memory beyond the fewest;
/// uncoalesced: cycles for sectors of global memory beyond those that the bytes asked for would fill;
/// divergence: issue cycles of steps whose lanes would have fitted into others (see warp_streams.h);
/// barriers: cycles in which a warp issues a barrier or waits at one.
enum class CostKind : std::uint8_t { conflicts, uncoalesced, divergence, barriers };

inline constexpr std::size_t cost_kinds = 4;

/// One kind of cost of a launch, in cycles.
struct Cost {
    std::uint64_t whole = 0;  ///< on the multiprocessor (divergence: the scheduler) with the most of it
    std::int64_t exposed = 0; ///< cycles of the launch minus its cycles when this cost is set to zero
    [[nodiscard]] std::int64_t hidden() const { return static_cast<std::int64_t>(whole) - exposed; }
    /// Outside 0..whole: setting the cost to zero changed the order in which warps ran, and that outweighs
    /// it.
    [[nodiscard]] bool is_scheduling_effect() const { return exposed < 0 || hidden() < 0; }
    friend bool operator==(const Cost&, const Cost&) = default;
};

using Costs = std::array<Cost, cost_kinds>;

} // namespace lockstep
