#pragma once

#include "core/hardware/back_end.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// The rule by which a scheduler chooses among ready warps (see "The multiprocessor" in core/README.md).
enum class Policy : std::uint32_t {
    round_robin,   ///< the next ready warp in slot order, starting after the warp that issued last
    greedy_oldest, ///< the warp that issued last if it is still ready, otherwise the oldest ready warp
    oldest,        ///< the ready warp that became resident first
    /// Round robin among a few active warps. An active warp that waits for memory is replaced by another one.
    two_level,
};

/// Which line of a full set a cache evicts: the least recently used, the oldest, or a random one.
enum class Replacement : std::uint32_t { least_recent, first_in, random };

/// The numbers that describe the simulated hardware. core/README.md lists them; hardware_numbers() returns
/// the unit, range, group and source of each. The defaults are the educational preset, which uses round
/// numbers.
struct HardwareModel {
    std::string preset = "educational";

    // warp width and memory parameters, on which the counted figures depend
    std::uint32_t warp_width = 32;       ///< number of lanes: 4, 8, 16, 32, 64, or 0 for the whole group
    std::uint32_t pack_small_groups = 0; ///< 1: several groups that are smaller than a warp share a warp
    std::uint32_t banks = 32;
    std::uint32_t bank_bytes = 4;
    std::uint32_t sector_bytes = 32;
    std::uint32_t line_bytes = 128;

    // residency limits of a multiprocessor
    std::uint32_t multiprocessors = 4;
    std::uint32_t warp_slots = 32;
    std::uint32_t group_slots = 16;
    /// Maximum number of resident groups that have several warps; a group of one warp needs no barrier.
    std::uint32_t barrier_slots = 64;
    std::uint32_t registers = 65536; ///< size of the register file in 32-bit registers
    /// Number of partitions of the register file; all registers of a warp are in one partition.
    std::uint32_t register_blocks = 1;
    /// Allocation unit: the registers of a warp are rounded up to a multiple of this.
    std::uint32_t register_unit = 256;
    std::uint32_t most_item_registers = 255; ///< maximum number of registers per work-item
    /// Registers per work-item of the kernel. If 0, the number that the driver or compiler reports is used
    /// or, if there is none, an estimate.
    std::uint32_t item_registers = 0;
    std::uint32_t registers_of = 0; ///< number of the BackEnd whose compiler reports the kernel's registers
    std::uint32_t local_bytes = 65536;      ///< bytes of local memory, shared by all resident groups
    std::uint32_t most_group_local = 32768; ///< maximum bytes of local memory per group
    /// Allocation unit: the local memory of a group is rounded up to a multiple of this.
    std::uint32_t local_unit = 256;
    /// Bytes of local memory that each group occupies in addition to the bytes that it uses.
    std::uint32_t reserved_group_local = 0;
    /// If 1, all warps of a group are in the same half of the multiprocessor.
    std::uint32_t partitioned_caching = 0;

    // instruction issue
    std::uint32_t schedulers = 4;
    std::uint32_t policy = static_cast<std::uint32_t>(Policy::round_robin);
    /// Number of groups that can start per 1,000 cycles on all multiprocessors together; 0: no delay.
    std::uint32_t groups_per_kilocycle = 0;
    /// Delay from the end of a group until another one can start in its slot.
    std::uint32_t latency_group = 0;
    std::uint32_t active_warps = 8;      ///< number of active warps per scheduler under the two-level policy
    std::uint32_t arithmetic_lanes = 32; ///< lanes of an operation that a scheduler executes per cycle
    /// If 0, operations are counted as written in the source; if 1, as optimised by a compiler, if that is
    /// known.
    std::uint32_t optimised_arithmetic = 1;
    /// The compiler uses predication instead of a branch if neither side has more operations than this.
    std::uint32_t predicated_operations = 0;
    std::uint32_t math_operations = 1; ///< operations per division or float function in full precision
    /// Limit of a warp's loads in flight. If 0, a warp waits for each load immediately.
    std::uint32_t loads_per_warp = 8;
    /// Limit of a warp's loads in flight from one source position; models the number of iterations that the
    /// compiler unrolls.
    std::uint32_t loads_per_site = 4;
    /// Limit of global-memory loads in flight, for all warps together.
    std::uint32_t loads_per_multiprocessor = 256;

    // latencies: cycles from the issue of an instruction until its warp may continue
    std::uint32_t latency_arithmetic = 1; ///< 1: the warp can continue in the next cycle, so it never waits
    /// Cycles from a decision (except a loop test) until its warp issues again.
    std::uint32_t latency_branch = 0;
    std::uint32_t latency_local = 20;
    /// Cycles from processing the last arrival at a barrier until the warps continue.
    std::uint32_t latency_barrier = 0;
    std::uint32_t latency_l1 = 40;
    std::uint32_t latency_l2 = 200;
    std::uint32_t latency_global = 400;

    // pipes and bandwidths
    /// Cycles to process the arrival of one warp at a barrier. The arrivals of the warps of a group are
    /// processed one by one.
    std::uint32_t barrier_cycles = 0;
    std::uint32_t one_pipe = 0; ///< 1: accesses to local and global memory share one pipe of a multiprocessor
    std::uint32_t sectors_per_cycle = 1;       ///< throughput of the global-memory pipe of a multiprocessor
    std::uint32_t write_sectors_per_cycle = 1; ///< throughput of the global-memory pipe for writes
    /// Number of cache tags that the global-memory pipe looks up per cycle for reads.
    std::uint32_t lines_per_cycle = 1;
    std::uint32_t texels_per_cycle = 4;          ///< throughput of the image pipe of a multiprocessor
    std::uint32_t l2_bytes_per_cycle = 128;      ///< bandwidth of L2 for reads and atomics
    std::uint32_t l2_write_bytes_per_cycle = 64; ///< bandwidth of L2 for writes
    std::uint32_t dram_bytes_per_cycle = 64;

    // atomics in global memory, which the L2 slice of their address executes
    /// If 1, the compiler combines the atomics of a warp on the same address.
    std::uint32_t aggregated_atomics = 0;
    std::uint32_t l2_slices = 8;
    std::uint32_t slice_bytes = 256;            ///< number of consecutive bytes that map to the same slice
    std::uint32_t atomics_per_kilocycle = 1000; ///< number of passes that a slice serves per 1,000 cycles

    // cache sizes and policies
    std::uint32_t caches = 1;       ///< 0: every access to global memory goes to DRAM
    std::uint32_t l1_bytes = 16384; ///< size of the L1 cache of each multiprocessor; 0: no L1 cache
    std::uint32_t l1_ways = 4;
    /// Size of the L2 cache, which all multiprocessors share; 0: no L2 cache.
    std::uint32_t l2_bytes = 262144;
    std::uint32_t l2_ways = 8;
    std::uint32_t warm_l2 = 0; ///< 1: at the start of a launch, L2 contains the launch's buffers, if they fit
    std::uint32_t replacement = static_cast<std::uint32_t>(Replacement::least_recent);

    // clock and launch time
    std::uint32_t clock_mhz = 1000;          ///< clock frequency; with 1000, a cycle takes one nanosecond
    std::uint32_t launch_overhead_ns = 5000; ///< duration of an empty launch

    friend bool operator==(const HardwareModel&, const HardwareModel&) = default;
};

[[nodiscard]] inline Policy policy_of(const HardwareModel& hardware) {
    return static_cast<Policy>(hardware.policy);
}
[[nodiscard]] inline BackEnd back_end_of(const HardwareModel& hardware) {
    return static_cast<BackEnd>(hardware.registers_of);
}
[[nodiscard]] inline Replacement replacement_of(const HardwareModel& hardware) {
    return static_cast<Replacement>(hardware.replacement);
}
/// Returns W, the number of lanes per warp, for groups of `group_items` work-items.
[[nodiscard]] inline std::uint32_t warp_lanes(const HardwareModel& hardware, std::uint64_t group_items) {
    return hardware.warp_width != 0 ? hardware.warp_width : static_cast<std::uint32_t>(group_items);
}

} // namespace lockstep
