#pragma once

#include "core/hardware/back_end.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// Which ready warp a scheduler issues next (core/README.md, The multiprocessor).
enum class Policy : std::uint32_t {
    round_robin,   ///< the next ready one after the warp that issued last, in the order of slots
    greedy_oldest, ///< the warp that issued last as long as it is ready, else the oldest
    oldest,        ///< the one that became resident first
    two_level,     ///< round robin among a few active warps; one that waits for memory makes room for another
};

/// Which line of a full set a cache gives up.
enum class Replacement : std::uint32_t { least_recent, first_in, random };

/// The numbers of the simulated machine. core/README.md lists them; hardware_numbers() gives each its
/// unit, range, group and source. The defaults are the educational preset: round numbers.
struct HardwareModel {
    std::string preset = "educational";

    // shape of warps and memory: what the counted figures depend on
    std::uint32_t warp_width = 32;       ///< lanes; 4, 8, 16, 32, 64, or 0 for the whole group
    std::uint32_t pack_small_groups = 0; ///< 1: groups smaller than a warp share one
    std::uint32_t banks = 32;
    std::uint32_t bank_bytes = 4;
    std::uint32_t sector_bytes = 32;
    std::uint32_t line_bytes = 128;

    // a multiprocessor: what may be resident
    std::uint32_t multiprocessors = 4;
    std::uint32_t warp_slots = 32;
    std::uint32_t group_slots = 16;
    std::uint32_t registers = 65536;         ///< of 32 bits
    std::uint32_t register_blocks = 1;       ///< parts of the register file; a warp's lie in one
    std::uint32_t register_unit = 256;       ///< a warp's registers are rounded up to a multiple of this
    std::uint32_t most_item_registers = 255; ///< what a work-item can address
    std::uint32_t item_registers = 0;        ///< of the kernel; 0: as known, else an estimate
    std::uint32_t registers_of = 0;          ///< BackEnd that tells those of the kernel
    std::uint32_t local_bytes = 65536;       ///< of all resident groups
    std::uint32_t most_group_local = 32768;  ///< bytes that one group may have
    std::uint32_t local_unit = 256;          ///< a group's local memory is rounded up to a multiple of this
    std::uint32_t reserved_group_local = 0;  ///< bytes that each group takes besides its own
    std::uint32_t partitioned_caching = 0;   ///< 1: a group's warps stay in one half of the multiprocessor

    // issuing
    std::uint32_t schedulers = 4;
    std::uint32_t policy = static_cast<std::uint32_t>(Policy::round_robin);
    std::uint32_t groups_per_kilocycle =
        0;                               ///< handed out in 1,000 cycles, to all multiprocessors; 0: at once
    std::uint32_t latency_group = 0;     ///< from a group's end until another can begin in its place
    std::uint32_t active_warps = 8;      ///< of a scheduler, under the two-level policy
    std::uint32_t arithmetic_lanes = 32; ///< lanes of an operation that a scheduler issues in a cycle
    std::uint32_t optimised_arithmetic =
        1; ///< 0: as the source writes it; 1: as a compiler leaves it, where known
    std::uint32_t predicated_operations =
        0; ///< of the longest side of a decision that the compiler makes without a branch
    std::uint32_t math_operations = 1; ///< that a division or function of floats in full precision takes
    std::uint32_t loads_per_warp = 8;  ///< in flight at once; 0: a warp waits for each load at once
    std::uint32_t loads_per_site =
        4; ///< of a warp at one place of the source: turns that the compiler unrolls
    std::uint32_t loads_per_multiprocessor = 256; ///< of global memory, in flight at once, of all its warps

    // latencies: cycles from a warp's issue until it may go on
    std::uint32_t latency_arithmetic = 1; ///< 1: the next cycle, so that nothing waits
    std::uint32_t latency_branch = 0;     ///< from a decision but a loop's until its warp issues again
    std::uint32_t latency_local = 20;
    std::uint32_t latency_barrier = 0; ///< until the warps go on, after the last that has come was taken
    std::uint32_t latency_l1 = 40;
    std::uint32_t latency_l2 = 200;
    std::uint32_t latency_global = 400;

    // pipes and bandwidths
    std::uint32_t barrier_cycles =
        0;                      ///< that a warp's coming to a barrier takes; those of its group one by one
    std::uint32_t one_pipe = 0; ///< 1: local and global memory share one pipe of a multiprocessor
    std::uint32_t sectors_per_cycle = 1;         ///< that a multiprocessor's global pipe takes
    std::uint32_t write_sectors_per_cycle = 1;   ///< of writes
    std::uint32_t lines_per_cycle = 1;           ///< of a read: tags that the global pipe looks up
    std::uint32_t texels_per_cycle = 4;          ///< that a multiprocessor's image pipe takes
    std::uint32_t l2_bytes_per_cycle = 128;      ///< of reads and atomics
    std::uint32_t l2_write_bytes_per_cycle = 64; ///< of writes
    std::uint32_t dram_bytes_per_cycle = 64;

    // atomics of global memory, served where their address lies in L2
    std::uint32_t aggregated_atomics = 0; ///< 1: the compiler adds up a warp's atomics on one address first
    std::uint32_t l2_slices = 8;
    std::uint32_t slice_bytes = 256;            ///< neighbours in one slice; then comes the next
    std::uint32_t atomics_per_kilocycle = 1000; ///< turns that a slice serves in 1,000 cycles

    // caches
    std::uint32_t caches = 1;       ///< 0: every access of global memory goes to DRAM
    std::uint32_t l1_bytes = 16384; ///< of each multiprocessor; 0: none
    std::uint32_t l1_ways = 4;
    std::uint32_t l2_bytes = 262144; ///< of the machine; 0: none
    std::uint32_t l2_ways = 8;
    std::uint32_t warm_l2 = 0; ///< 1: L2 holds the launch's buffers from the beginning, where it can
    std::uint32_t replacement = static_cast<std::uint32_t>(Replacement::least_recent);

    // time
    std::uint32_t clock_mhz = 1000;          ///< 1000: a cycle is a nanosecond
    std::uint32_t launch_overhead_ns = 5000; ///< what a launch takes that does nothing

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
/// W: the lanes of a warp, in groups of so many work-items.
[[nodiscard]] inline std::uint32_t warp_lanes(const HardwareModel& hardware, std::uint64_t group_items) {
    return hardware.warp_width != 0 ? hardware.warp_width : static_cast<std::uint32_t>(group_items);
}

} // namespace lockstep
