#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/kernel_use.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// What prevents more groups from being resident on a multiprocessor.
enum class Limiter : std::uint8_t { warp_slots, group_slots, registers, local_memory };

inline constexpr std::size_t limiter_count = 4;

/// The smallest change to one of a kernel's numbers that allows more resident warps.
struct NextStep {
    Limiter what{}; ///< registers: fewer per work-item; local_memory: fewer bytes per group; the slots:
                    ///< another group size
    std::uint32_t from = 0; ///< registers per work-item, bytes, or work-items per group
    std::uint32_t to = 0;
    std::uint32_t groups = 0; ///< resident after the change
    std::uint32_t warps = 0;  ///< resident after the change
    friend bool operator==(const NextStep&, const NextStep&) = default;
};

/// How many groups of a kernel are resident on a multiprocessor, and what limits them.
struct Occupancy {
    std::uint32_t group_warps = 0;                              ///< warps that a group needs
    std::array<std::uint32_t, limiter_count> groups_by_limit{}; ///< groups that each limit alone allows
    std::uint32_t groups = 0;            ///< resident: the minimum of these; 0 if the kernel does not fit
    std::uint32_t warps = 0;             ///< resident, in slots
    Limiter limiter{};                   ///< the first of the limits that allow the fewest groups
    std::uint32_t warp_registers = 0;    ///< per warp, rounded up
    std::uint32_t group_local_bytes = 0; ///< per group, rounded up
    double theoretical = 0;              ///< resident warps / warp slots
    double lane_use = 0;                 ///< work-items of a group / lanes of its warps
    std::optional<NextStep> next_step;
};

/// Occupancy as in the vendors' calculators:
///
///     warps of a group      = ceil(items / W); packed: groups smaller than W share one
///     registers of a warp   = registers per work-item x W, rounded up to the unit
///     warps by registers    = blocks x floor(registers of a block / registers of a warp)
///     groups by registers   = floor(warps by registers / warps of a group)
///     groups by local bytes = floor(local memory / bytes of a group, rounded up)
///
/// With partitioned caching, the warps of a group stay in one half: 2 x floor(half the warps / warps of a
/// group).
[[nodiscard]] Occupancy occupancy(const KernelUse& use, const HardwareModel& hardware);

/// One point of an occupancy curve.
struct OccupancyPoint {
    std::uint32_t value = 0;
    std::uint32_t warps = 0;
    Limiter limiter{};
};

/// Resident warps by group size, for every multiple of W up to 1024 work-items.
[[nodiscard]] std::vector<OccupancyPoint> over_group_size(KernelUse use, const HardwareModel& hardware);
/// By registers per work-item, from 1 to the largest number that a work-item can address (512 at most).
[[nodiscard]] std::vector<OccupancyPoint> over_registers(KernelUse use, const HardwareModel& hardware);
/// By bytes of local memory per group, in 128 steps from 0 to the largest size that a group may have.
[[nodiscard]] std::vector<OccupancyPoint> over_local_memory(KernelUse use, const HardwareModel& hardware);

} // namespace lockstep
