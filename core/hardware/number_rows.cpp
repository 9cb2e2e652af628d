#include "core/hardware/numbers.h"

#include <utility>

// The table of all numbers of the hardware model, by group.

namespace lockstep {
namespace {

using Model = HardwareModel;
using Unit = NumberUnit;

constexpr std::uint32_t kibi = 1024;
constexpr std::uint32_t mebi = 1024 * kibi;

std::vector<HardwareNumber> memory_shape() {
    return {
        {.name = "warp_width",
         .member = &Model::warp_width,
         .allowed = {0, 4, 8, 16, 32, 64},
         .unit = Unit::lanes,
         .redo = Redo::figures,
         .source = "the warp width of all NVIDIA GPU generations"},
        {.name = "pack_small_groups",
         .member = &Model::pack_small_groups,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .source = "each group starts a new warp, as on most GPUs"},
        {.name = "banks",
         .member = &Model::banks,
         .allowed = {1, 2, 4, 8, 16, 32, 64},
         .redo = Redo::figures,
         .source = "the number in NVIDIA GPUs since compute capability 2.0"},
        {.name = "bank_bytes",
         .member = &Model::bank_bytes,
         .allowed = {4, 8},
         .unit = Unit::bytes,
         .redo = Redo::figures,
         .source = "the width in NVIDIA GPUs since compute capability 5.0"},
        {.name = "sector_bytes",
         .member = &Model::sector_bytes,
         .allowed = {16, 32, 64, 128},
         .unit = Unit::bytes,
         .redo = Redo::figures,
         .source = "the unit in which NVIDIA's profiler counts global memory accesses"},
        {.name = "line_bytes",
         .member = &Model::line_bytes,
         .allowed = {32, 64, 128, 256},
         .unit = Unit::bytes,
         .redo = Redo::figures,
         .source = "the line size of NVIDIA's L1 and L2 caches, which is four sectors"},
    };
}

/// Makes the row of a number that can have all values in a range.
HardwareNumber range(const char* name, std::uint32_t Model::*member, std::uint32_t least, std::uint32_t most,
                     Unit unit = Unit::count,
                     const char* source = "a simple default of the educational model") {
    return {.name = name, .member = member, .least = least, .most = most, .unit = unit, .source = source};
}

/// Makes the row of a number for which the value 0 means "none".
HardwareNumber or_none(const char* name, std::uint32_t Model::*member, std::uint32_t most, const char* source,
                       Unit unit = Unit::cycles) {
    return {.name = name,
            .member = member,
            .most = most,
            .unit = unit,
            .in_preset = InPreset::any,
            .source = source};
}

std::vector<HardwareNumber> residency() {
    return {
        range("multiprocessors", &Model::multiprocessors, 1, 1024),
        range("warp_slots", &Model::warp_slots, 1, 64),
        range("group_slots", &Model::group_slots, 1, 64),
        range("barrier_slots", &Model::barrier_slots, 1, 64, Unit::count,
              "in the educational model, no limit besides the group slots"),
        range("registers", &Model::registers, kibi, 4 * mebi, Unit::registers),
        {.name = "register_blocks", .member = &Model::register_blocks, .allowed = {1, 2, 4, 8, 16}},
        range("register_unit", &Model::register_unit, 1, 8 * kibi, Unit::registers),
        range("most_item_registers", &Model::most_item_registers, 16, 4 * kibi, Unit::registers),
        {.name = "item_registers",
         .member = &Model::item_registers,
         .most = 4 * kibi,
         .unit = Unit::registers,
         .in_preset = InPreset::no,
         .source = "reported by the driver, if available"},
        {.name = "registers_of",
         .member = &Model::registers_of,
         .allowed = {0, 1, 2, 3},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {back_end_names.begin(), back_end_names.end()},
         .source = "LLVM's back end reports no registers for this hardware"},
        range("local_bytes", &Model::local_bytes, kibi, 64 * mebi, Unit::bytes),
        range("most_group_local", &Model::most_group_local, kibi, 64 * mebi, Unit::bytes),
        range("local_unit", &Model::local_unit, 1, 64 * kibi, Unit::bytes),
        {.name = "reserved_group_local",
         .member = &Model::reserved_group_local,
         .most = 64 * kibi,
         .unit = Unit::bytes,
         .in_preset = InPreset::any,
         .source = "most GPUs reserve nothing"},
        {.name = "partitioned_caching",
         .member = &Model::partitioned_caching,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any},
    };
}

std::vector<HardwareNumber> issue() {
    return {
        range("schedulers", &Model::schedulers, 1, 16, Unit::count,
              "the educational model has four, as most GPUs do, so that bank conflicts can cost more than "
              "the instructions that avoid them"),
        {.name = "policy",
         .member = &Model::policy,
         .allowed = {0, 1, 2, 3},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {"round_robin", "greedy_oldest", "oldest", "two_level"}},
        or_none("groups_per_kilocycle", &Model::groups_per_kilocycle, 100000,
                "with 0, groups start without delay", Unit::count),
        range("active_warps", &Model::active_warps, 1, 64),
        range("arithmetic_lanes", &Model::arithmetic_lanes, 1, 256, Unit::lanes),
        range("math_operations", &Model::math_operations, 1, 1000, Unit::count,
              "in the educational model, as fast as other operations"),
        or_none("loads_per_warp", &Model::loads_per_warp, 64,
                "a round number; with 0, a warp waits for each load before it continues", Unit::count),
        range("loads_per_site", &Model::loads_per_site, 1, 64, Unit::count,
              "compilers unroll loops of unknown length four times"),
        range("loads_per_multiprocessor", &Model::loads_per_multiprocessor, 1, 65536, Unit::count,
              "a round number"),
    };
}

/// Numbers that describe how the compiler for the hardware optimises a kernel.
std::vector<HardwareNumber> compiler() {
    return {
        {.name = "optimised_arithmetic",
         .member = &Model::optimised_arithmetic,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {"as_written", "optimised"},
         .source = "compilers move most address computations out of loops"},
        or_none("predicated_operations", &Model::predicated_operations, 1000,
                "in the educational model, a warp skips code that none of its lanes executes", Unit::count),
        {.name = "aggregated_atomics",
         .member = &Model::aggregated_atomics,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {"each_lane", "once_a_warp"},
         .source = "as written in the source"},
    };
}

std::vector<HardwareNumber> latencies() {
    return {
        range("latency_arithmetic", &Model::latency_arithmetic, 1, 1000, Unit::cycles,
              "in the educational model, a result can be used in the next cycle"),
        or_none("latency_branch", &Model::latency_branch, 1000,
                "in the educational model, the next step of either side issues in the next cycle"),
        range("latency_local", &Model::latency_local, 1, 10000, Unit::cycles),
        or_none("latency_group", &Model::latency_group, 10000,
                "in the educational model, the next group starts when a group ends"),
        or_none("latency_barrier", &Model::latency_barrier, 10000,
                "in the educational model, the last warp to arrive continues together with the others"),
        or_none("barrier_cycles", &Model::barrier_cycles, 1000,
                "in the educational model, arriving at a barrier takes no time"),
        range("latency_l1", &Model::latency_l1, 1, 10000, Unit::cycles),
        range("latency_l2", &Model::latency_l2, 1, 10000, Unit::cycles),
        range("latency_global", &Model::latency_global, 1, 10000, Unit::cycles),
    };
}

std::vector<HardwareNumber> bandwidths() {
    return {
        {.name = "one_pipe",
         .member = &Model::one_pipe,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {"each_its_own", "shared"},
         .source = "in the educational model, local memory is separate from the caches"},
        {.name = "sectors_per_cycle",
         .member = &Model::sectors_per_cycle,
         .least = 1,
         .most = 64,
         .source = "in the educational model, one cycle per sector"},
        {.name = "write_sectors_per_cycle",
         .member = &Model::write_sectors_per_cycle,
         .least = 1,
         .most = 64,
         .source = "in the educational model, one cycle per sector"},
        {.name = "lines_per_cycle",
         .member = &Model::lines_per_cycle,
         .least = 1,
         .most = 64,
         .source = "in the educational model, one cycle per line"},
        range("texels_per_cycle", &Model::texels_per_cycle, 1, 64),
        range("l2_bytes_per_cycle", &Model::l2_bytes_per_cycle, 1, 65536, Unit::bytes_per_cycle),
        {.name = "l2_write_bytes_per_cycle",
         .member = &Model::l2_write_bytes_per_cycle,
         .least = 1,
         .most = 65536,
         .unit = Unit::bytes_per_cycle,
         .source = "in the educational model, half as fast as reads"},
        range("dram_bytes_per_cycle", &Model::dram_bytes_per_cycle, 1, 65536, Unit::bytes_per_cycle),
        {.name = "l2_slices",
         .member = &Model::l2_slices,
         .least = 1,
         .most = 1024,
         .source = "a round number"},
        {.name = "slice_bytes",
         .member = &Model::slice_bytes,
         .allowed = {32, 64, 128, 256, 512, 1024, 2048, 4096},
         .unit = Unit::bytes,
         .source = "a round number"},
        {.name = "atomics_per_kilocycle",
         .member = &Model::atomics_per_kilocycle,
         .least = 1,
         .most = 100000,
         .source = "in the educational model, one cycle per pass"},
    };
}

std::vector<HardwareNumber> caches() {
    return {
        {.name = "caches",
         .member = &Model::caches,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .source = "on by default; with 0, every access goes to DRAM"},
        range("l1_bytes", &Model::l1_bytes, 0, 64 * mebi, Unit::bytes),
        range("l1_ways", &Model::l1_ways, 1, 256),
        range("l2_bytes", &Model::l2_bytes, 0, kibi * mebi, Unit::bytes),
        range("l2_ways", &Model::l2_ways, 1, 256),
        {.name = "warm_l2",
         .member = &Model::warm_l2,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {"cold", "warm"},
         .source = "in the educational model, a launch starts with empty caches"},
        {.name = "replacement",
         .member = &Model::replacement,
         .allowed = {0, 1, 2},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {"least_recent", "first_in", "random"}},
    };
}

std::vector<HardwareNumber> times() {
    return {
        {.name = "clock_mhz",
         .member = &Model::clock_mhz,
         .least = 1,
         .most = 100000,
         .unit = Unit::megahertz,
         .source = "in the educational model, a cycle is a nanosecond"},
        {.name = "launch_overhead_ns",
         .member = &Model::launch_overhead_ns,
         .most = 1'000'000'000,
         .unit = Unit::nanoseconds,
         .source = "a round number, because an empty kernel takes 5.5 µs on an NVIDIA H200"},
    };
}

} // namespace

const std::vector<HardwareNumber>& hardware_numbers() {
    static const std::vector<HardwareNumber> numbers = [] {
        std::vector<HardwareNumber> all;
        const auto add = [&all](NumberGroup group, std::vector<HardwareNumber> rows) {
            for (HardwareNumber& row : rows) {
                row.group = group;
                all.push_back(std::move(row));
            }
        };
        add(NumberGroup::memory_shape, memory_shape());
        add(NumberGroup::residency, residency());
        add(NumberGroup::issue, issue());
        add(NumberGroup::issue, compiler());
        add(NumberGroup::latency, latencies());
        add(NumberGroup::bandwidth, bandwidths());
        add(NumberGroup::caches, caches());
        add(NumberGroup::time, times());
        return all;
    }();
    return numbers;
}

} // namespace lockstep
