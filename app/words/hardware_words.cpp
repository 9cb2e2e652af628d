#include "app/words/hardware_words.h"

#include "app/words/translatable.h"

namespace lockstep {
namespace {

struct Name {
    const char* name;
    const char* label;
    const char* tip;
};
constexpr Name names[] = {
    {"warp_width", QT_TRANSLATE_NOOP("Hardware", "Lanes per warp"),
     QT_TRANSLATE_NOOP("Hardware", "Number of work-items that execute in lockstep")},
    {"pack_small_groups", QT_TRANSLATE_NOOP("Hardware", "Pack small groups"),
     QT_TRANSLATE_NOOP("Hardware", "Whether groups smaller than a warp share a warp")},
    {"banks", QT_TRANSLATE_NOOP("Hardware", "Banks"),
     QT_TRANSLATE_NOOP("Hardware", "Number of local memory banks; each serves one word per pass")},
    {"bank_bytes", QT_TRANSLATE_NOOP("Hardware", "Bank width"),
     QT_TRANSLATE_NOOP("Hardware", "Bytes per word of a bank")},
    {"sector_bytes", QT_TRANSLATE_NOOP("Hardware", "Sector"),
     QT_TRANSLATE_NOOP("Hardware", "Smallest unit of a global memory transfer")},
    {"line_bytes", QT_TRANSLATE_NOOP("Hardware", "Line"),
     QT_TRANSLATE_NOOP("Hardware", "Bytes per cache line of global memory")},
    {"multiprocessors", QT_TRANSLATE_NOOP("Hardware", "Multiprocessors"),
     QT_TRANSLATE_NOOP("Hardware", "Number of multiprocessors; each runs its own work-groups")},
    {"warp_slots", QT_TRANSLATE_NOOP("Hardware", "Warp slots"),
     QT_TRANSLATE_NOOP("Hardware", "Number of warps that can be resident on a multiprocessor")},
    {"group_slots", QT_TRANSLATE_NOOP("Hardware", "Group slots"),
     QT_TRANSLATE_NOOP("Hardware", "Number of work-groups that can be resident on a multiprocessor")},
    {"barrier_slots", QT_TRANSLATE_NOOP("Hardware", "Barriers"),
     QT_TRANSLATE_NOOP("Hardware", "Number of work-groups of more than one warp that can be resident on a "
                                   "multiprocessor; each of them needs a barrier")},
    {"registers", QT_TRANSLATE_NOOP("Hardware", "Registers"),
     QT_TRANSLATE_NOOP("Hardware", "Number of 32-bit registers of a multiprocessor")},
    {"register_blocks", QT_TRANSLATE_NOOP("Hardware", "Register blocks"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Number of partitions of the register file; the registers of a warp are all in one partition")},
    {"register_unit", QT_TRANSLATE_NOOP("Hardware", "Register unit"),
     QT_TRANSLATE_NOOP("Hardware",
                       "The number of registers of a warp is rounded up to a multiple of this value")},
    {"most_item_registers", QT_TRANSLATE_NOOP("Hardware", "Max. registers per work-item"),
     QT_TRANSLATE_NOOP("Hardware", "Largest number of registers that a work-item can address")},
    {"item_registers", QT_TRANSLATE_NOOP("Hardware", "Registers per work-item"),
     QT_TRANSLATE_NOOP("Hardware", "Number of registers that this kernel uses per work-item. If this is 0, "
                                   "LLVM or the driver reports the number, or it is estimated")},
    {"registers_of", QT_TRANSLATE_NOOP("Hardware", "LLVM target GPU"),
     QT_TRANSLATE_NOOP("Hardware",
                       "The target GPU for which LLVM's back end reports the registers per work-item. With "
                       "\"none\", the driver reports them, or they are estimated")},
    {"local_bytes", QT_TRANSLATE_NOOP("Hardware", "Local memory"),
     QT_TRANSLATE_NOOP("Hardware", "Size of the local memory of a multiprocessor")},
    {"most_group_local", QT_TRANSLATE_NOOP("Hardware", "Max. local memory per group"),
     QT_TRANSLATE_NOOP("Hardware", "Largest amount of local memory that a work-group can use")},
    {"local_unit", QT_TRANSLATE_NOOP("Hardware", "Local memory unit"),
     QT_TRANSLATE_NOOP("Hardware", "The local memory of a group is rounded up to a multiple of this value")},
    {"reserved_group_local", QT_TRANSLATE_NOOP("Hardware", "Reserved local memory"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Local memory reserved per work-group in addition to what the kernel uses")},
    {"partitioned_caching", QT_TRANSLATE_NOOP("Hardware", "Partitioned caching"),
     QT_TRANSLATE_NOOP("Hardware", "Whether the warps of a group stay in one half of the multiprocessor")},
    {"schedulers", QT_TRANSLATE_NOOP("Hardware", "Schedulers"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Number of schedulers of a multiprocessor; each issues one warp step per cycle")},
    {"policy", QT_TRANSLATE_NOOP("Hardware", "Scheduler policy"),
     QT_TRANSLATE_NOOP("Hardware", "How a scheduler selects the next ready warp")},
    {"groups_per_kilocycle", QT_TRANSLATE_NOOP("Hardware", "Groups per 1,000 cycles"),
     QT_TRANSLATE_NOOP("Hardware", "Number of groups that start in 1,000 cycles on all multiprocessors "
                                   "together. If this is 0, groups start without delay")},
    {"active_warps", QT_TRANSLATE_NOOP("Hardware", "Active warps"),
     QT_TRANSLATE_NOOP("Hardware", "Number of active warps per scheduler under the two-level policy")},
    {"arithmetic_lanes", QT_TRANSLATE_NOOP("Hardware", "Arithmetic lanes"),
     QT_TRANSLATE_NOOP("Hardware", "Number of lanes of an operation that a scheduler issues per cycle")},
    {"optimised_arithmetic", QT_TRANSLATE_NOOP("Hardware", "Arithmetic"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Whether arithmetic is counted in the source as written or, where known, in the optimised code")},
    {"predicated_operations", QT_TRANSLATE_NOOP("Hardware", "Predicated operations"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Largest number of operations on one side of a branch that the compiler still "
                       "predicates. Warps issue predicated operations even if no lane takes that side")},
    {"aggregated_atomics", QT_TRANSLATE_NOOP("Hardware", "Atomics on one address"),
     QT_TRANSLATE_NOOP("Hardware", "Whether atomics on one address execute once per lane, or once per warp "
                                   "because the compiler combines the values first")},
    {"math_operations", QT_TRANSLATE_NOOP("Hardware", "Operations per math function"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Number of operations that a full-precision float division or function takes")},
    {"loads_per_warp", QT_TRANSLATE_NOOP("Hardware", "Loads per warp"),
     QT_TRANSLATE_NOOP("Hardware", "Number of loads that a warp can have in flight. If this is 0, a warp "
                                   "waits for each load before it continues")},
    {"loads_per_site", QT_TRANSLATE_NOOP("Hardware", "Loads per source location"),
     QT_TRANSLATE_NOOP("Hardware", "Number of loads from one source location that a warp can have in flight, "
                                   "for example in an unrolled loop")},
    {"loads_per_multiprocessor", QT_TRANSLATE_NOOP("Hardware", "Loads per multiprocessor"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Number of global memory loads that all warps of a multiprocessor together can have in flight")},
    {"latency_arithmetic", QT_TRANSLATE_NOOP("Hardware", "Arithmetic latency"),
     QT_TRANSLATE_NOOP("Hardware", "Cycles from an operation until its result can be used")},
    {"latency_branch", QT_TRANSLATE_NOOP("Hardware", "Branch latency"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Cycles from a branch, other than a loop condition, until its warp issues again")},
    {"latency_local", QT_TRANSLATE_NOOP("Hardware", "Local latency"),
     QT_TRANSLATE_NOOP("Hardware", "Cycles from a local memory request to its response")},
    {"latency_group", QT_TRANSLATE_NOOP("Hardware", "Group latency"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Cycles from the end of a work-group until another can start in its slot")},
    {"latency_barrier", QT_TRANSLATE_NOOP("Hardware", "Barrier latency"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Cycles from the processing of the last warp at a barrier until the group continues")},
    {"barrier_cycles", QT_TRANSLATE_NOOP("Hardware", "Cycles per warp at a barrier"),
     QT_TRANSLATE_NOOP("Hardware", "Cycles to process a warp that arrives at a barrier; the warps of a group "
                                   "are processed one after the other")},
    {"latency_l1", QT_TRANSLATE_NOOP("Hardware", "L1 latency"),
     QT_TRANSLATE_NOOP("Hardware", "Cycles from a request that hits L1 to its response")},
    {"latency_l2", QT_TRANSLATE_NOOP("Hardware", "L2 latency"),
     QT_TRANSLATE_NOOP("Hardware", "Cycles from a request that hits L2 to its response")},
    {"latency_global", QT_TRANSLATE_NOOP("Hardware", "Global latency"),
     QT_TRANSLATE_NOOP("Hardware", "Cycles from a request that goes to DRAM to its response")},
    {"one_pipe", QT_TRANSLATE_NOOP("Hardware", "Local/global memory pipe"),
     QT_TRANSLATE_NOOP("Hardware", "Whether local and global memory have separate pipes or share one pipe")},
    {"sectors_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Sectors per cycle"),
     QT_TRANSLATE_NOOP(
         "Hardware", "Number of sectors that the global-memory pipe of a multiprocessor accepts per cycle")},
    {"write_sectors_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Sectors written per cycle"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Number of written sectors that the global-memory pipe of a multiprocessor accepts per cycle")},
    {"lines_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Lines per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "Number of cache lines that the global-memory pipe of a multiprocessor "
                                   "looks up per cycle for a read")},
    {"texels_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Texels per cycle"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Number of texels that the image pipe of a multiprocessor accepts per cycle")},
    {"l2_bytes_per_cycle", QT_TRANSLATE_NOOP("Hardware", "L2 bytes per cycle"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Number of bytes that L2 transfers per cycle for reads and atomics of all multiprocessors")},
    {"l2_write_bytes_per_cycle", QT_TRANSLATE_NOOP("Hardware", "L2 bytes written per cycle"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Number of bytes that L2 accepts per cycle for writes of all multiprocessors")},
    {"dram_bytes_per_cycle", QT_TRANSLATE_NOOP("Hardware", "DRAM bytes per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "Number of bytes that DRAM transfers per cycle for all multiprocessors")},
    {"l2_slices", QT_TRANSLATE_NOOP("Hardware", "L2 slices"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Number of partitions of L2; each serves the atomics on its own addresses")},
    {"slice_bytes", QT_TRANSLATE_NOOP("Hardware", "Slice interleave"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Number of consecutive bytes in one L2 slice before the addresses continue in the next slice")},
    {"atomics_per_kilocycle", QT_TRANSLATE_NOOP("Hardware", "Atomics per 1,000 cycles"),
     QT_TRANSLATE_NOOP("Hardware", "Number of atomic passes that one L2 slice can serve in 1,000 cycles")},
    {"caches", QT_TRANSLATE_NOOP("Hardware", "Caches"),
     QT_TRANSLATE_NOOP("Hardware", "If the caches are off, every access to global memory goes to DRAM")},
    {"l1_bytes", QT_TRANSLATE_NOOP("Hardware", "L1"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Size of the L1 cache of each multiprocessor. If this is 0, there is no L1 cache")},
    {"l1_ways", QT_TRANSLATE_NOOP("Hardware", "L1 ways"),
     QT_TRANSLATE_NOOP("Hardware", "Number of cache lines per set of L1")},
    {"l2_bytes", QT_TRANSLATE_NOOP("Hardware", "L2"),
     QT_TRANSLATE_NOOP("Hardware", "Size of the L2 cache of the GPU. If this is 0, there is no L2 cache")},
    {"warm_l2", QT_TRANSLATE_NOOP("Hardware", "L2 at launch start"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Whether L2 is empty when a launch starts, or contains the launch's buffers if all of them fit")},
    {"l2_ways", QT_TRANSLATE_NOOP("Hardware", "L2 ways"),
     QT_TRANSLATE_NOOP("Hardware", "Number of cache lines per set of L2")},
    {"replacement", QT_TRANSLATE_NOOP("Hardware", "Replacement"),
     QT_TRANSLATE_NOOP("Hardware", "Which cache line of a full set is evicted")},
    {"clock_mhz", QT_TRANSLATE_NOOP("Hardware", "Clock"),
     QT_TRANSLATE_NOOP("Hardware", "Clock rate that converts modelled cycles to modelled time")},
    {"launch_overhead_ns", QT_TRANSLATE_NOOP("Hardware", "Launch overhead"),
     QT_TRANSLATE_NOOP("Hardware", "Time to launch an empty kernel; included in every modelled time")},
};

/// Texts for values that are not numbers.
constexpr Name values[] = {
    {"off", QT_TRANSLATE_NOOP("Hardware", "off"), ""},
    {"on", QT_TRANSLATE_NOOP("Hardware", "on"), ""},
    {"group", QT_TRANSLATE_NOOP("Hardware", "whole group"), ""},
    {"none", QT_TRANSLATE_NOOP("Hardware", "none"), ""},
    {"gfx803", QT_TRANSLATE_NOOP("Hardware", "gfx803 (GCN)"), ""},
    {"gfx90a", QT_TRANSLATE_NOOP("Hardware", "gfx90a (CDNA)"), ""},
    {"gfx1010", QT_TRANSLATE_NOOP("Hardware", "gfx1010 (RDNA)"), ""},
    {"as_written", QT_TRANSLATE_NOOP("Hardware", "as written"), ""},
    {"optimised", QT_TRANSLATE_NOOP("Hardware", "optimised, where known"), ""},
    {"each_lane", QT_TRANSLATE_NOOP("Hardware", "for each lane"), ""},
    {"each_its_own", QT_TRANSLATE_NOOP("Hardware", "separate"), ""},
    {"shared", QT_TRANSLATE_NOOP("Hardware", "shared"), ""},
    {"once_a_warp", QT_TRANSLATE_NOOP("Hardware", "once per warp"), ""},
    {"cold", QT_TRANSLATE_NOOP("Hardware", "empty"), ""},
    {"warm", QT_TRANSLATE_NOOP("Hardware", "filled"), ""},
    {"round_robin", QT_TRANSLATE_NOOP("Hardware", "round robin"), ""},
    {"greedy_oldest", QT_TRANSLATE_NOOP("Hardware", "greedy, then oldest"), ""},
    {"oldest", QT_TRANSLATE_NOOP("Hardware", "oldest first"), ""},
    {"two_level", QT_TRANSLATE_NOOP("Hardware", "two-level"), ""},
    {"least_recent", QT_TRANSLATE_NOOP("Hardware", "least recently used"), ""},
    {"first_in", QT_TRANSLATE_NOOP("Hardware", "first in, first out"), ""},
    {"random", QT_TRANSLATE_NOOP("Hardware", "random"), ""},
};

/// Returns the text of a name; null if no row has the name.
template <std::size_t size>
const Name* row_named(const Name (&rows)[size], const std::string& name) {
    for (const Name& row : rows) {
        if (name == row.name) {
            return &row;
        }
    }
    return nullptr;
}

} // namespace

const char* number_label(const HardwareNumber& number) {
    const Name* row = row_named(names, number.name);
    return row != nullptr ? row->label : "";
}

const char* number_tip(const HardwareNumber& number) {
    const Name* row = row_named(names, number.name);
    return row != nullptr ? row->tip : "";
}

const char* number_group_words(NumberGroup group) {
    switch (group) {
    case NumberGroup::memory_shape:
        return QT_TRANSLATE_NOOP("Hardware", "Warps and memory");
    case NumberGroup::residency:
        return QT_TRANSLATE_NOOP("Hardware", "Residency limits");
    case NumberGroup::issue:
        return QT_TRANSLATE_NOOP("Hardware", "Issuing");
    case NumberGroup::latency:
        return QT_TRANSLATE_NOOP("Hardware", "Latencies");
    case NumberGroup::bandwidth:
        return QT_TRANSLATE_NOOP("Hardware", "Pipes and bandwidths");
    case NumberGroup::caches:
        return QT_TRANSLATE_NOOP("Hardware", "Caches");
    case NumberGroup::time:
        return QT_TRANSLATE_NOOP("Hardware", "Time");
    }
    return "";
}

const char* number_unit_words(NumberUnit unit) {
    switch (unit) {
    case NumberUnit::lanes:
        return QT_TRANSLATE_NOOP("Hardware", "lanes");
    case NumberUnit::bytes:
        return QT_TRANSLATE_NOOP("Hardware", "bytes");
    case NumberUnit::registers:
        return QT_TRANSLATE_NOOP("Hardware", "registers");
    case NumberUnit::cycles:
        return QT_TRANSLATE_NOOP("Hardware", "cycles");
    case NumberUnit::bytes_per_cycle:
        return QT_TRANSLATE_NOOP("Hardware", "bytes per cycle");
    case NumberUnit::megahertz:
        return QT_TRANSLATE_NOOP("Hardware", "MHz");
    case NumberUnit::nanoseconds:
        return QT_TRANSLATE_NOOP("Hardware", "ns");
    case NumberUnit::count:
    case NumberUnit::choice:
        break;
    }
    return "";
}

bool shows_unit(const HardwareNumber& number) {
    return number.unit == NumberUnit::bytes || number.unit == NumberUnit::cycles ||
           number.group == NumberGroup::time;
}

std::string number_value_words(const HardwareNumber& number, std::uint32_t value) {
    const bool is_switch = number.unit == NumberUnit::choice && number.words.empty();
    const std::string text = is_switch ? (value != 0 ? "on" : "off") : to_text(number, value);
    const Name* row = row_named(values, text);
    return row != nullptr ? row->label : text;
}

} // namespace lockstep
