#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/kernel_use.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// The resource that prevents more groups from being resident on a multiprocessor.
enum class Limiter : std::uint8_t { warp_slots, group_slots, registers, local_memory };

inline constexpr std::size_t limiter_count = 4;

/// The smallest change of one kernel property that results in more resident warps.
struct NextStep {
    /// The property to change: registers per work-item, local memory per group or, for both kinds of slots,
    /// the group size.
    Limiter what{};
    std::uint32_t from = 0; ///< current value: registers per work-item, bytes, or work-items per group
    std::uint32_t to = 0;
    std::uint32_t groups = 0; ///< resident groups after the change
    std::uint32_t warps = 0;  ///< resident warps after the change
    friend bool operator==(const NextStep&, const NextStep&) = default;
};

/// The number of groups of a kernel that can be resident on a multiprocessor, and the resource that limits
/// it.
struct Occupancy {
    std::uint32_t group_warps = 0; ///< number of warps per group
    /// For each limit, the number of resident groups if it were the only limit.
    std::array<std::uint32_t, limiter_count> groups_by_limit{};
    /// Number of resident groups, which is the minimum of groups_by_limit; 0 if the kernel does not fit.
    std::uint32_t groups = 0;
    std::uint32_t warps = 0; ///< number of occupied warp slots
    Limiter limiter{};       ///< the limit that allows the fewest groups; the first one in case of a tie
    std::uint32_t warp_registers = 0; ///< registers per warp, rounded up to the allocation unit
    /// Local memory per group in bytes, rounded up to the allocation unit.
    std::uint32_t group_local_bytes = 0;
    double theoretical = 0; ///< resident warps / warp slots
    double lane_use = 0;    ///< work-items of a group / number of lanes of its warps
    std::optional<NextStep> next_step;
};

/// Computes the occupancy in the same way as the calculators of GPU vendors:
///
///     warps of a group      = ceil(items / W); packed: groups smaller than W share one
///     registers of a warp   = registers per work-item x W, rounded up to the unit
///     warps by registers    = blocks x floor(registers of a block / registers of a warp)
///     groups by registers   = floor(warps by registers / warps of a group)
///     groups by local bytes = floor(local memory / bytes of a group, rounded up)
///     groups by slots       = group slots; for groups of several warps, not more than the barriers
///
/// With partitioned caching, the warps of a group are in one half of the multiprocessor: 2 x floor(half the
/// warps / warps of a group).
[[nodiscard]] Occupancy occupancy(const KernelUse& use, const HardwareModel& hardware);

/// A point of an occupancy curve: the occupancy for one value of a kernel property.
struct OccupancyPoint {
    std::uint32_t value = 0;
    std::uint32_t warps = 0;
    Limiter limiter{};
};

/// Returns the number of resident warps by group size, for every multiple of W up to 1024 work-items.
[[nodiscard]] std::vector<OccupancyPoint> over_group_size(KernelUse use, const HardwareModel& hardware);
/// Returns the number of resident warps by registers per work-item: from 1 to the limit of the hardware, but
/// at most to 512.
[[nodiscard]] std::vector<OccupancyPoint> over_registers(KernelUse use, const HardwareModel& hardware);
/// Returns the number of resident warps by local memory per group: in 128 steps from 0 to the limit of the
/// hardware.
[[nodiscard]] std::vector<OccupancyPoint> over_local_memory(KernelUse use, const HardwareModel& hardware);

} // namespace lockstep
