#include "core/schedule/occupancy.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::uint32_t largest_group = 1024; // largest number of work-items per group for curves and advice
constexpr std::uint32_t largest_registers = 512;
constexpr std::uint32_t local_steps = 128;
constexpr std::uint32_t no_limit = 0xFFFF;

std::uint32_t rounded_up(std::uint64_t number, std::uint32_t unit) {
    return static_cast<std::uint32_t>((number + unit - 1) / unit * unit);
}

/// Returns how many groups fit into one warp: more than 1 only for small groups on hardware that packs them.
std::uint32_t groups_a_warp(const KernelUse& use, const HardwareModel& hardware) {
    const std::uint32_t width = warp_lanes(hardware, use.group_items);
    return hardware.pack_small_groups != 0 ? std::max(1U, width / use.group_items) : 1;
}

std::uint32_t by_registers(const Occupancy& result, const KernelUse& use, const HardwareModel& hardware) {
    if (use.item_registers > hardware.most_item_registers) {
        return 0;
    }
    const std::uint32_t block_warps =
        hardware.registers / hardware.register_blocks / std::max(1U, result.warp_registers);
    const std::uint32_t parts = hardware.partitioned_caching != 0 && hardware.register_blocks > 1 ? 2 : 1;
    const std::uint32_t part_warps = block_warps * hardware.register_blocks / parts;
    return std::min(no_limit, parts * (part_warps * groups_a_warp(use, hardware) / result.group_warps));
}

/// Returns the number of groups that the group slots allow. A group of several warps also needs one of the
/// multiprocessor's barriers.
std::uint32_t by_group_slots(const Occupancy& result, const HardwareModel& hardware) {
    return result.group_warps > 1 ? std::min(hardware.group_slots, hardware.barrier_slots)
                                  : hardware.group_slots;
}

std::uint32_t by_local_memory(const Occupancy& result, const KernelUse& use, const HardwareModel& hardware) {
    if (use.local_bytes > hardware.most_group_local) {
        return 0;
    }
    return result.group_local_bytes == 0 ? no_limit : hardware.local_bytes / result.group_local_bytes;
}

std::uint32_t slots_taken(std::uint32_t groups, const Occupancy& result, const KernelUse& use,
                          const HardwareModel& hardware) {
    const std::uint32_t shared = groups_a_warp(use, hardware);
    return (groups + shared - 1) / shared * result.group_warps;
}

Occupancy without_next_step(const KernelUse& use, const HardwareModel& hardware) {
    Occupancy result;
    const std::uint32_t width = warp_lanes(hardware, use.group_items);
    const std::uint32_t packed = groups_a_warp(use, hardware);
    result.group_warps = (use.group_items + width - 1) / width;
    result.warp_registers = rounded_up(std::uint64_t{use.item_registers} * width, hardware.register_unit);
    result.group_local_bytes =
        rounded_up(std::uint64_t{use.local_bytes} + hardware.reserved_group_local, hardware.local_unit);
    result.groups_by_limit = {hardware.warp_slots * packed / result.group_warps,
                              by_group_slots(result, hardware), by_registers(result, use, hardware),
                              by_local_memory(result, use, hardware)};
    const auto least = std::ranges::min_element(result.groups_by_limit);
    result.groups = *least;
    result.limiter = static_cast<Limiter>(least - result.groups_by_limit.begin());
    result.warps = slots_taken(result.groups, result, use, hardware);
    result.theoretical = static_cast<double>(result.warps) / hardware.warp_slots;
    result.lane_use = static_cast<double>(std::uint64_t{use.group_items} * packed) /
                      (static_cast<double>(result.group_warps) * width);
    return result;
}

NextStep step_to(Limiter what, std::uint32_t from, std::uint32_t to, const Occupancy& then) {
    return {what, from, to, then.groups, then.warps};
}

/// Returns the next step for a kernel limited by registers: the largest number of registers per work-item
/// with which more groups would be resident.
std::optional<NextStep> fewer_registers(const Occupancy& now, KernelUse use, const HardwareModel& hardware) {
    const std::uint32_t from = use.item_registers;
    while (--use.item_registers > 0) {
        const Occupancy then = without_next_step(use, hardware);
        if (then.groups > now.groups) {
            return step_to(Limiter::registers, from, use.item_registers, then);
        }
    }
    return std::nullopt;
}

/// Returns the next step for a kernel limited by local memory: the largest local memory size per group, in
/// bytes, with which one more group would be resident.
std::optional<NextStep> less_local_memory(const Occupancy& now, KernelUse use,
                                          const HardwareModel& hardware) {
    const std::uint32_t from = use.local_bytes;
    const std::uint32_t share =
        hardware.local_bytes / (now.groups + 1) / hardware.local_unit * hardware.local_unit;
    use.local_bytes =
        std::min(share - std::min(share, hardware.reserved_group_local), hardware.most_group_local);
    const Occupancy then = without_next_step(use, hardware);
    return use.local_bytes > 0 && then.groups > now.groups
               ? std::optional(step_to(Limiter::local_memory, from, use.local_bytes, then))
               : std::nullopt;
}

/// Returns the next step that changes the group size: the multiple of W that is nearest to the current size
/// and with which more warps would be resident.
std::optional<NextStep> other_group_size(Limiter what, const Occupancy& now, KernelUse use,
                                         const HardwareModel& hardware) {
    if (hardware.warp_width == 0) {
        return std::nullopt;
    }
    std::optional<NextStep> best;
    const std::uint32_t from = use.group_items;
    const auto distance = [from](std::uint32_t to) { return to > from ? to - from : from - to; };
    for (std::uint32_t to = hardware.warp_width; to <= largest_group; to += hardware.warp_width) {
        use.group_items = to;
        const Occupancy then = without_next_step(use, hardware);
        if (then.warps > now.warps && (!best || distance(to) < distance(best->to))) {
            best = step_to(what, from, to, then);
        }
    }
    return best;
}

std::optional<NextStep> next_step(const Occupancy& now, const KernelUse& use, const HardwareModel& hardware) {
    if (now.warps >= hardware.warp_slots) {
        return std::nullopt;
    }
    switch (now.limiter) {
    case Limiter::registers:
        return fewer_registers(now, use, hardware);
    case Limiter::local_memory:
        return less_local_memory(now, use, hardware);
    default:
        return other_group_size(now.limiter, now, use, hardware);
    }
}

OccupancyPoint point(std::uint32_t value, const KernelUse& use, const HardwareModel& hardware) {
    const Occupancy result = without_next_step(use, hardware);
    return {value, result.warps, result.limiter};
}

} // namespace

Occupancy occupancy(const KernelUse& use, const HardwareModel& hardware) {
    Occupancy result = without_next_step(use, hardware);
    result.next_step = next_step(result, use, hardware);
    return result;
}

std::vector<OccupancyPoint> over_group_size(KernelUse use, const HardwareModel& hardware) {
    std::vector<OccupancyPoint> points;
    const std::uint32_t step = hardware.warp_width == 0 ? 32 : hardware.warp_width;
    for (std::uint32_t items = step; items <= largest_group; items += step) {
        use.group_items = items;
        points.push_back(point(items, use, hardware));
    }
    return points;
}

std::vector<OccupancyPoint> over_registers(KernelUse use, const HardwareModel& hardware) {
    std::vector<OccupancyPoint> points;
    const std::uint32_t most = std::min(hardware.most_item_registers, largest_registers);
    for (std::uint32_t registers = 1; registers <= most; ++registers) {
        use.item_registers = registers;
        points.push_back(point(registers, use, hardware));
    }
    return points;
}

std::vector<OccupancyPoint> over_local_memory(KernelUse use, const HardwareModel& hardware) {
    std::vector<OccupancyPoint> points;
    for (std::uint32_t i = 0; i <= local_steps; ++i) {
        use.local_bytes =
            static_cast<std::uint32_t>(std::uint64_t{hardware.most_group_local} * i / local_steps);
        points.push_back(point(use.local_bytes, use, hardware));
    }
    return points;
}

} // namespace lockstep
