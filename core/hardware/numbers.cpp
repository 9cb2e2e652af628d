#include "core/hardware/numbers.h"

#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

using Model = HardwareModel;
using Unit = NumberUnit;

std::string names_of_numbers() {
    std::vector<std::string> names(hardware_numbers().size());
    std::ranges::transform(hardware_numbers(), names.begin(), &HardwareNumber::name);
    return joined(names);
}

constexpr std::uint32_t kibi = 1024;
constexpr std::uint32_t mebi = 1024 * kibi;

std::vector<HardwareNumber> memory_shape() {
    return {
        {.name = "warp_width",
         .member = &Model::warp_width,
         .allowed = {0, 4, 8, 16, 32, 64},
         .unit = Unit::lanes,
         .redo = Redo::figures,
         .source = "NVIDIA GPUs of all generations"},
        {.name = "pack_small_groups",
         .member = &Model::pack_small_groups,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .source = "a group always begins a warp of its own, as on most GPUs"},
        {.name = "banks",
         .member = &Model::banks,
         .allowed = {1, 2, 4, 8, 16, 32, 64},
         .redo = Redo::figures,
         .source = "NVIDIA GPUs since compute capability 2.0"},
        {.name = "bank_bytes",
         .member = &Model::bank_bytes,
         .allowed = {4, 8},
         .unit = Unit::bytes,
         .redo = Redo::figures,
         .source = "NVIDIA GPUs since compute capability 5.0"},
        {.name = "sector_bytes",
         .member = &Model::sector_bytes,
         .allowed = {16, 32, 64, 128},
         .unit = Unit::bytes,
         .redo = Redo::figures,
         .source = "the unit in which NVIDIA's profiler counts global memory"},
        {.name = "line_bytes",
         .member = &Model::line_bytes,
         .allowed = {32, 64, 128, 256},
         .unit = Unit::bytes,
         .redo = Redo::figures,
         .source = "a line of NVIDIA's L1 and L2 caches, four sectors"},
    };
}

/// A number from a range.
HardwareNumber range(const char* name, std::uint32_t Model::*member, std::uint32_t least, std::uint32_t most,
                     Unit unit = Unit::count) {
    return {.name = name, .member = member, .least = least, .most = most, .unit = unit};
}

std::vector<HardwareNumber> residency() {
    return {
        range("multiprocessors", &Model::multiprocessors, 1, 1024),
        range("warp_slots", &Model::warp_slots, 1, 64),
        range("group_slots", &Model::group_slots, 1, 64),
        range("registers", &Model::registers, kibi, 4 * mebi, Unit::registers),
        {.name = "register_blocks", .member = &Model::register_blocks, .allowed = {1, 2, 4, 8, 16}},
        range("register_unit", &Model::register_unit, 1, 8 * kibi, Unit::registers),
        range("most_item_registers", &Model::most_item_registers, 16, 4 * kibi, Unit::registers),
        {.name = "item_registers",
         .member = &Model::item_registers,
         .most = 4 * kibi,
         .unit = Unit::registers,
         .in_preset = InPreset::no,
         .source = "the driver, where it tells"},
        range("local_bytes", &Model::local_bytes, kibi, 64 * mebi, Unit::bytes),
        range("most_group_local", &Model::most_group_local, kibi, 64 * mebi, Unit::bytes),
        range("local_unit", &Model::local_unit, 1, 64 * kibi, Unit::bytes),
        {.name = "partitioned_caching",
         .member = &Model::partitioned_caching,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any},
    };
}

std::vector<HardwareNumber> issue() {
    return {
        range("schedulers", &Model::schedulers, 1, 16),
        {.name = "policy",
         .member = &Model::policy,
         .allowed = {0, 1, 2, 3},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .words = {"round_robin", "greedy_oldest", "oldest", "two_level"}},
        range("active_warps", &Model::active_warps, 1, 64),
        range("arithmetic_lanes", &Model::arithmetic_lanes, 1, 256, Unit::lanes),
    };
}

std::vector<HardwareNumber> latencies() {
    return {
        {.name = "latency_arithmetic",
         .member = &Model::latency_arithmetic,
         .least = 1,
         .most = 1000,
         .unit = Unit::cycles,
         .source = "the textbook machine: a result can be used in the next cycle"},
        range("latency_local", &Model::latency_local, 1, 10000, Unit::cycles),
        range("latency_l1", &Model::latency_l1, 1, 10000, Unit::cycles),
        range("latency_l2", &Model::latency_l2, 1, 10000, Unit::cycles),
        range("latency_global", &Model::latency_global, 1, 10000, Unit::cycles),
    };
}

std::vector<HardwareNumber> bandwidths() {
    return {
        {.name = "sectors_per_cycle",
         .member = &Model::sectors_per_cycle,
         .least = 1,
         .most = 64,
         .source = "the textbook machine: one cycle a sector"},
        range("texels_per_cycle", &Model::texels_per_cycle, 1, 64),
        range("l2_bytes_per_cycle", &Model::l2_bytes_per_cycle, 1, 65536, Unit::bytes_per_cycle),
        range("dram_bytes_per_cycle", &Model::dram_bytes_per_cycle, 1, 65536, Unit::bytes_per_cycle),
    };
}

std::vector<HardwareNumber> caches() {
    return {
        {.name = "caches",
         .member = &Model::caches,
         .allowed = {0, 1},
         .unit = Unit::choice,
         .in_preset = InPreset::any,
         .source = "on; 0 sends every access to DRAM"},
        range("l1_bytes", &Model::l1_bytes, 0, 64 * mebi, Unit::bytes),
        range("l1_ways", &Model::l1_ways, 1, 256),
        range("l2_bytes", &Model::l2_bytes, 0, kibi * mebi, Unit::bytes),
        range("l2_ways", &Model::l2_ways, 1, 256),
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
         .source = "the textbook machine: a cycle is a nanosecond"},
        {.name = "launch_overhead_ns",
         .member = &Model::launch_overhead_ns,
         .most = 1'000'000'000,
         .unit = Unit::nanoseconds,
         .source = "a round number: an empty kernel takes 5.5 µs on an NVIDIA H200"},
    };
}

/// The number that a text stands for, where the number may be it.
std::optional<std::uint32_t> value_of(const HardwareNumber& number, const std::string& text) {
    for (const std::uint32_t allowed : number.allowed) {
        if (text == to_text(number, allowed) || text == std::to_string(allowed)) {
            return allowed;
        }
    }
    const std::optional<std::int64_t> value = whole_number(text);
    const bool suits = value && (number.allowed.empty()
                                     ? *value >= number.least && *value <= number.most
                                     : number.words.empty() &&
                                           std::ranges::find(number.allowed, *value) != number.allowed.end());
    return suits ? std::optional(static_cast<std::uint32_t>(*value)) : std::nullopt;
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
        add(NumberGroup::latency, latencies());
        add(NumberGroup::bandwidth, bandwidths());
        add(NumberGroup::caches, caches());
        add(NumberGroup::time, times());
        return all;
    }();
    return numbers;
}

std::string to_text(const HardwareNumber& number, std::uint32_t value) {
    if (number.member == &HardwareModel::warp_width && value == 0) {
        return "group";
    }
    const auto place = std::ranges::find(number.allowed, value) - number.allowed.begin();
    const auto word = static_cast<std::size_t>(place);
    return word < number.words.size() ? number.words[word] : std::to_string(value);
}

std::string allowed_text(const HardwareNumber& number, GivenIn where) {
    const bool no_zero = where == GivenIn::preset && number.in_preset == InPreset::above_zero;
    if (number.allowed.empty()) {
        const std::uint32_t least = no_zero ? std::max(number.least, 1U) : number.least;
        return std::to_string(least) + " to " + std::to_string(number.most);
    }
    std::vector<std::string> values;
    for (const std::uint32_t value : number.allowed) {
        if (value != 0 || !no_zero) {
            values.push_back(to_text(number, value));
        }
    }
    return joined(values);
}

Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value) {
    const auto number = std::ranges::find(hardware_numbers(), name, &HardwareNumber::name);
    if (number == hardware_numbers().end()) {
        return Error{.code = ErrorCode::unknown_hardware, .arguments = {name, names_of_numbers()}};
    }
    if (const auto taken = value_of(*number, value)) {
        model.*(number->member) = *taken;
        return {};
    }
    return Error{.code = ErrorCode::value_not_allowed, .arguments = {name, value, allowed_text(*number)}};
}

bool same_figures(const HardwareModel& a, const HardwareModel& b) {
    return std::ranges::all_of(hardware_numbers(), [&](const HardwareNumber& number) {
        return number.redo != Redo::figures || a.*(number.member) == b.*(number.member);
    });
}

HardwareModel with_kernel_of(HardwareModel model, const HardwareModel& other) {
    for (const HardwareNumber& number : hardware_numbers()) {
        if (number.in_preset == InPreset::no) {
            model.*(number.member) = other.*(number.member);
        }
    }
    return model;
}

} // namespace lockstep
