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
     QT_TRANSLATE_NOOP("Hardware", "Work-items that issue together")},
    {"pack_small_groups", QT_TRANSLATE_NOOP("Hardware", "Pack small groups"),
     QT_TRANSLATE_NOOP("Hardware", "Groups smaller than a warp share one")},
    {"banks", QT_TRANSLATE_NOOP("Hardware", "Banks"),
     QT_TRANSLATE_NOOP("Hardware", "Banks of local memory: each serves one word a pass")},
    {"bank_bytes", QT_TRANSLATE_NOOP("Hardware", "Bank width"),
     QT_TRANSLATE_NOOP("Hardware", "Bytes of one word of a bank")},
    {"sector_bytes", QT_TRANSLATE_NOOP("Hardware", "Sector"),
     QT_TRANSLATE_NOOP("Hardware", "The least that global memory moves")},
    {"line_bytes", QT_TRANSLATE_NOOP("Hardware", "Line"),
     QT_TRANSLATE_NOOP("Hardware", "Bytes of a line of global memory")},
    {"multiprocessors", QT_TRANSLATE_NOOP("Hardware", "Multiprocessors"),
     QT_TRANSLATE_NOOP("Hardware", "Each runs its own work-groups")},
    {"warp_slots", QT_TRANSLATE_NOOP("Hardware", "Warp slots"),
     QT_TRANSLATE_NOOP("Hardware", "Warps that can be resident on a multiprocessor")},
    {"group_slots", QT_TRANSLATE_NOOP("Hardware", "Group slots"),
     QT_TRANSLATE_NOOP("Hardware", "Work-groups that can be resident on a multiprocessor")},
    {"registers", QT_TRANSLATE_NOOP("Hardware", "Registers"),
     QT_TRANSLATE_NOOP("Hardware", "32-bit registers of a multiprocessor")},
    {"register_blocks", QT_TRANSLATE_NOOP("Hardware", "Register blocks"),
     QT_TRANSLATE_NOOP("Hardware", "Parts of the register file; those of a warp lie in one")},
    {"register_unit", QT_TRANSLATE_NOOP("Hardware", "Register unit"),
     QT_TRANSLATE_NOOP("Hardware", "The registers of a warp are rounded up to a multiple of this")},
    {"most_item_registers", QT_TRANSLATE_NOOP("Hardware", "Most registers per item"),
     QT_TRANSLATE_NOOP("Hardware", "What a work-item can address")},
    {"item_registers", QT_TRANSLATE_NOOP("Hardware", "Registers per item"),
     QT_TRANSLATE_NOOP("Hardware", "Of this kernel; 0: as LLVM or the driver says, else an estimate")},
    {"registers_of", QT_TRANSLATE_NOOP("Hardware", "Registers as LLVM says"),
     QT_TRANSLATE_NOOP("Hardware",
                       "The chip for which LLVM's back end is asked how many registers a work-item takes; "
                       "none: the driver says it, or it is estimated")},
    {"local_bytes", QT_TRANSLATE_NOOP("Hardware", "Local memory"),
     QT_TRANSLATE_NOOP("Hardware", "Local memory of a multiprocessor")},
    {"most_group_local", QT_TRANSLATE_NOOP("Hardware", "Most local memory per group"),
     QT_TRANSLATE_NOOP("Hardware", "What one work-group may have")},
    {"local_unit", QT_TRANSLATE_NOOP("Hardware", "Local memory unit"),
     QT_TRANSLATE_NOOP("Hardware", "The local memory of a group is rounded up to a multiple of this")},
    {"reserved_group_local", QT_TRANSLATE_NOOP("Hardware", "Reserved local memory"),
     QT_TRANSLATE_NOOP("Hardware", "Local memory that each work-group takes besides its own")},
    {"partitioned_caching", QT_TRANSLATE_NOOP("Hardware", "Partitioned caching"),
     QT_TRANSLATE_NOOP("Hardware", "A group's warps stay in one half of the multiprocessor")},
    {"schedulers", QT_TRANSLATE_NOOP("Hardware", "Schedulers"),
     QT_TRANSLATE_NOOP("Hardware", "Each issues one warp step a cycle")},
    {"policy", QT_TRANSLATE_NOOP("Hardware", "Policy"),
     QT_TRANSLATE_NOOP("Hardware", "Which ready warp issues next")},
    {"groups_per_kilocycle", QT_TRANSLATE_NOOP("Hardware", "Groups per 1,000 cycles"),
     QT_TRANSLATE_NOOP("Hardware", "Handed out to all multiprocessors together; 0: at once")},
    {"active_warps", QT_TRANSLATE_NOOP("Hardware", "Active warps"),
     QT_TRANSLATE_NOOP("Hardware", "Of a scheduler, under the two-level policy")},
    {"arithmetic_lanes", QT_TRANSLATE_NOOP("Hardware", "Arithmetic lanes"),
     QT_TRANSLATE_NOOP("Hardware", "Lanes of an operation that a scheduler issues in a cycle")},
    {"optimised_arithmetic", QT_TRANSLATE_NOOP("Hardware", "Arithmetic"),
     QT_TRANSLATE_NOOP(
         "Hardware",
         "Counted in the source as it is written, or in what a compiler leaves of it where that is known")},
    {"predicated_operations", QT_TRANSLATE_NOOP("Hardware", "Predicated operations"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Of the longest side of a decision that the compiler makes without a branch: warps "
                       "of which no lane takes it issue it all the same")},
    {"aggregated_atomics", QT_TRANSLATE_NOOP("Hardware", "Atomics on one address"),
     QT_TRANSLATE_NOOP("Hardware", "Those of a warp, or added up by the compiler first")},
    {"math_operations", QT_TRANSLATE_NOOP("Hardware", "Operations per function"),
     QT_TRANSLATE_NOOP("Hardware", "That a division or function of floats in full precision takes")},
    {"loads_per_warp", QT_TRANSLATE_NOOP("Hardware", "Loads per warp"),
     QT_TRANSLATE_NOOP("Hardware", "In flight at once; 0: a warp waits for each load before it continues")},
    {"loads_per_site", QT_TRANSLATE_NOOP("Hardware", "Loads per site"),
     QT_TRANSLATE_NOOP("Hardware",
                       "Of a warp, in flight at one place of the source: turns that the compiler unrolls")},
    {"loads_per_multiprocessor", QT_TRANSLATE_NOOP("Hardware", "Loads per multiprocessor"),
     QT_TRANSLATE_NOOP("Hardware", "From global memory, in flight at once, of all its warps")},
    {"latency_arithmetic", QT_TRANSLATE_NOOP("Hardware", "Arithmetic latency"),
     QT_TRANSLATE_NOOP("Hardware", "Until a result can be used")},
    {"latency_branch", QT_TRANSLATE_NOOP("Hardware", "Branch latency"),
     QT_TRANSLATE_NOOP("Hardware", "From a decision, other than a loop's, until its warp issues again")},
    {"latency_local", QT_TRANSLATE_NOOP("Hardware", "Local latency"),
     QT_TRANSLATE_NOOP("Hardware", "From a request of local memory to its answer")},
    {"latency_group", QT_TRANSLATE_NOOP("Hardware", "Group latency"),
     QT_TRANSLATE_NOOP("Hardware", "From a work-group's end until another can begin in its place")},
    {"latency_barrier", QT_TRANSLATE_NOOP("Hardware", "Barrier latency"),
     QT_TRANSLATE_NOOP("Hardware", "Until the group goes on, after its last warp has been taken")},
    {"barrier_cycles", QT_TRANSLATE_NOOP("Hardware", "Cycles per warp at a barrier"),
     QT_TRANSLATE_NOOP("Hardware", "That taking each warp of a group takes, one after the other")},
    {"latency_l1", QT_TRANSLATE_NOOP("Hardware", "L1 latency"),
     QT_TRANSLATE_NOOP("Hardware", "From a request that hits L1 to its answer")},
    {"latency_l2", QT_TRANSLATE_NOOP("Hardware", "L2 latency"),
     QT_TRANSLATE_NOOP("Hardware", "From a request that hits L2 to its answer")},
    {"latency_global", QT_TRANSLATE_NOOP("Hardware", "Global latency"),
     QT_TRANSLATE_NOOP("Hardware", "From a request that goes to DRAM to its answer")},
    {"one_pipe", QT_TRANSLATE_NOOP("Hardware", "Pipe of local and global memory"),
     QT_TRANSLATE_NOOP("Hardware", "Each has its own, or one serves the requests of both")},
    {"sectors_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Sectors per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "That the global pipe of a multiprocessor takes")},
    {"write_sectors_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Sectors written per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "That the global pipe of a multiprocessor takes of writes")},
    {"lines_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Lines per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "Of a read, that the global pipe of a multiprocessor looks up")},
    {"texels_per_cycle", QT_TRANSLATE_NOOP("Hardware", "Texels per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "That the image pipe of a multiprocessor takes")},
    {"l2_bytes_per_cycle", QT_TRANSLATE_NOOP("Hardware", "L2 bytes per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "That L2 moves of reads and atomics, for all multiprocessors")},
    {"l2_write_bytes_per_cycle", QT_TRANSLATE_NOOP("Hardware", "L2 bytes written per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "That L2 takes of writes, from all multiprocessors")},
    {"dram_bytes_per_cycle", QT_TRANSLATE_NOOP("Hardware", "DRAM bytes per cycle"),
     QT_TRANSLATE_NOOP("Hardware", "That DRAM moves for all multiprocessors")},
    {"l2_slices", QT_TRANSLATE_NOOP("Hardware", "L2 slices"),
     QT_TRANSLATE_NOOP("Hardware", "Each serves the atomics of its own addresses")},
    {"slice_bytes", QT_TRANSLATE_NOOP("Hardware", "Slice stretch"),
     QT_TRANSLATE_NOOP("Hardware", "Neighbouring bytes in one slice; then comes the next")},
    {"atomics_per_kilocycle", QT_TRANSLATE_NOOP("Hardware", "Atomics per 1,000 cycles"),
     QT_TRANSLATE_NOOP("Hardware", "Turns of atomics that a slice of L2 serves")},
    {"caches", QT_TRANSLATE_NOOP("Hardware", "Caches"),
     QT_TRANSLATE_NOOP("Hardware", "Off: every access of global memory goes to DRAM")},
    {"l1_bytes", QT_TRANSLATE_NOOP("Hardware", "L1"),
     QT_TRANSLATE_NOOP("Hardware", "L1 of each multiprocessor; 0: none")},
    {"l1_ways", QT_TRANSLATE_NOOP("Hardware", "L1 ways"),
     QT_TRANSLATE_NOOP("Hardware", "Lines of a set of L1")},
    {"l2_bytes", QT_TRANSLATE_NOOP("Hardware", "L2"),
     QT_TRANSLATE_NOOP("Hardware", "L2 of the whole machine; 0: none")},
    {"warm_l2", QT_TRANSLATE_NOOP("Hardware", "L2 at the beginning"),
     QT_TRANSLATE_NOOP("Hardware", "Empty, or with the launch's buffers where all of them fit")},
    {"l2_ways", QT_TRANSLATE_NOOP("Hardware", "L2 ways"),
     QT_TRANSLATE_NOOP("Hardware", "Lines of a set of L2")},
    {"replacement", QT_TRANSLATE_NOOP("Hardware", "Replacement"),
     QT_TRANSLATE_NOOP("Hardware", "Which line of a full set is given up")},
    {"clock_mhz", QT_TRANSLATE_NOOP("Hardware", "Clock"),
     QT_TRANSLATE_NOOP("Hardware", "What turns modelled cycles into a modelled time")},
    {"launch_overhead_ns", QT_TRANSLATE_NOOP("Hardware", "Launch overhead"),
     QT_TRANSLATE_NOOP("Hardware", "What a launch takes that does nothing; in every modelled time")},
};

/// What stands for a value that is no number.
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
    {"each_its_own", QT_TRANSLATE_NOOP("Hardware", "each its own"), ""},
    {"shared", QT_TRANSLATE_NOOP("Hardware", "one for both"), ""},
    {"once_a_warp", QT_TRANSLATE_NOOP("Hardware", "once a warp"), ""},
    {"cold", QT_TRANSLATE_NOOP("Hardware", "empty"), ""},
    {"warm", QT_TRANSLATE_NOOP("Hardware", "filled"), ""},
    {"round_robin", QT_TRANSLATE_NOOP("Hardware", "round robin"), ""},
    {"greedy_oldest", QT_TRANSLATE_NOOP("Hardware", "greedy, then oldest"), ""},
    {"oldest", QT_TRANSLATE_NOOP("Hardware", "oldest first"), ""},
    {"two_level", QT_TRANSLATE_NOOP("Hardware", "two-level"), ""},
    {"least_recent", QT_TRANSLATE_NOOP("Hardware", "least recently used"), ""},
    {"first_in", QT_TRANSLATE_NOOP("Hardware", "first in"), ""},
    {"random", QT_TRANSLATE_NOOP("Hardware", "random"), ""},
};

/// Null where no row has the name.
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
        return QT_TRANSLATE_NOOP("Hardware", "What may be resident");
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

std::string number_value_words(const HardwareNumber& number, std::uint32_t value) {
    const bool is_switch = number.unit == NumberUnit::choice && number.words.empty();
    const std::string text = is_switch ? (value != 0 ? "on" : "off") : to_text(number, value);
    const Name* row = row_named(values, text);
    return row != nullptr ? row->label : text;
}

} // namespace lockstep
