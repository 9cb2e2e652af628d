#include "core/hardware/numbers.h"

#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <optional>

namespace lockstep {
namespace {

using Model = HardwareModel;
using Group = NumberGroup;
using Unit = NumberUnit;

std::string names_of_settings() {
    std::vector<std::string> names(hardware_numbers().size());
    std::ranges::transform(hardware_numbers(), names.begin(), &HardwareNumber::name);
    return joined(names);
}

constexpr std::uint32_t kibi = 1024;
constexpr std::uint32_t mebi = 1024 * kibi;

std::vector<HardwareNumber> memory_shape() {
    const Group group = Group::memory_shape;
    return {
        {"warp_width", &Model::warp_width, {0, 4, 8, 16, 32, 64}, 0, 0, group, Unit::lanes},
        {"pack_small_groups", &Model::pack_small_groups, {0, 1}, 0, 0, group, Unit::choice, InPreset::any},
        {"banks", &Model::banks, {1, 2, 4, 8, 16, 32, 64}, 0, 0, group, Unit::count},
        {"bank_bytes", &Model::bank_bytes, {4, 8}, 0, 0, group, Unit::bytes},
        {"sector_bytes", &Model::sector_bytes, {16, 32, 64, 128}, 0, 0, group, Unit::bytes},
        {"line_bytes", &Model::line_bytes, {32, 64, 128, 256}, 0, 0, group, Unit::bytes},
    };
}

std::vector<HardwareNumber> residency() {
    const Group group = Group::residency;
    return {
        {"multiprocessors", &Model::multiprocessors, {}, 1, 1024, group, Unit::count},
        {"warp_slots", &Model::warp_slots, {}, 1, 64, group, Unit::count},
        {"group_slots", &Model::group_slots, {}, 1, 64, group, Unit::count},
        {"registers", &Model::registers, {}, kibi, 4 * mebi, group, Unit::registers},
        {"register_blocks", &Model::register_blocks, {1, 2, 4, 8, 16}, 0, 0, group, Unit::count},
        {"register_unit", &Model::register_unit, {}, 1, 8 * kibi, group, Unit::registers},
        {"most_item_registers", &Model::most_item_registers, {}, 16, 4 * kibi, group, Unit::registers},
        {"item_registers", &Model::item_registers, {}, 0, 4 * kibi, group, Unit::registers, InPreset::no},
        {"local_bytes", &Model::local_bytes, {}, kibi, 64 * mebi, group, Unit::bytes},
        {"most_group_local", &Model::most_group_local, {}, kibi, 64 * mebi, group, Unit::bytes},
        {"local_unit", &Model::local_unit, {}, 1, 64 * kibi, group, Unit::bytes},
        {"partitioned_caching",
         &Model::partitioned_caching,
         {0, 1},
         0,
         0,
         group,
         Unit::choice,
         InPreset::any},
    };
}

std::vector<HardwareNumber> issue() {
    const Group group = Group::issue;
    return {
        {"schedulers", &Model::schedulers, {}, 1, 16, group, Unit::count},
        {"policy",
         &Model::policy,
         {0, 1, 2, 3},
         0,
         0,
         group,
         Unit::choice,
         InPreset::any,
         {"round_robin", "greedy_oldest", "oldest", "two_level"}},
        {"active_warps", &Model::active_warps, {}, 1, 64, group, Unit::count},
        {"arithmetic_lanes", &Model::arithmetic_lanes, {}, 1, 256, group, Unit::lanes},
    };
}

std::vector<HardwareNumber> latencies() {
    const Group group = Group::latency;
    const std::uint32_t most = 10000;
    return {
        {"latency_arithmetic", &Model::latency_arithmetic, {}, 1, 1000, group, Unit::cycles},
        {"latency_local", &Model::latency_local, {}, 1, most, group, Unit::cycles},
        {"latency_l1", &Model::latency_l1, {}, 1, most, group, Unit::cycles},
        {"latency_l2", &Model::latency_l2, {}, 1, most, group, Unit::cycles},
        {"latency_global", &Model::latency_global, {}, 1, most, group, Unit::cycles},
    };
}

std::vector<HardwareNumber> bandwidths() {
    const Group group = Group::bandwidth;
    return {
        {"sectors_per_cycle", &Model::sectors_per_cycle, {}, 1, 64, group, Unit::count},
        {"texels_per_cycle", &Model::texels_per_cycle, {}, 1, 64, group, Unit::count},
        {"l2_bytes_per_cycle", &Model::l2_bytes_per_cycle, {}, 1, 65536, group, Unit::bytes_per_cycle},
        {"dram_bytes_per_cycle", &Model::dram_bytes_per_cycle, {}, 1, 65536, group, Unit::bytes_per_cycle},
    };
}

std::vector<HardwareNumber> caches() {
    const Group group = Group::caches;
    return {
        {"caches", &Model::caches, {0, 1}, 0, 0, group, Unit::choice, InPreset::any},
        {"l1_bytes", &Model::l1_bytes, {}, 0, 64 * mebi, group, Unit::bytes},
        {"l1_ways", &Model::l1_ways, {}, 1, 256, group, Unit::count},
        {"l2_bytes", &Model::l2_bytes, {}, 0, kibi * mebi, group, Unit::bytes},
        {"l2_ways", &Model::l2_ways, {}, 1, 256, group, Unit::count},
        {"replacement",
         &Model::replacement,
         {0, 1, 2},
         0,
         0,
         group,
         Unit::choice,
         InPreset::any,
         {"least_recent", "first_in", "random"}},
    };
}

/// The number that a text stands for, where the setting may be it.
std::optional<std::uint32_t> value_of(const HardwareNumber& setting, const std::string& text) {
    for (const std::uint32_t allowed : setting.allowed) {
        if (text == to_text(setting, allowed) || text == std::to_string(allowed)) {
            return allowed;
        }
    }
    const std::optional<std::int64_t> value = whole_number(text);
    const bool suits = value && (setting.allowed.empty()
                                     ? *value >= setting.least && *value <= setting.most
                                     : setting.words.empty() && std::ranges::find(setting.allowed, *value) !=
                                                                    setting.allowed.end());
    return suits ? std::optional(static_cast<std::uint32_t>(*value)) : std::nullopt;
}

} // namespace

const std::vector<HardwareNumber>& hardware_numbers() {
    static const std::vector<HardwareNumber> settings = [] {
        std::vector<HardwareNumber> all;
        for (auto* part : {&memory_shape, &residency, &issue, &latencies, &bandwidths, &caches}) {
            std::ranges::move(part(), std::back_inserter(all));
        }
        return all;
    }();
    return settings;
}

std::string to_text(const HardwareNumber& setting, std::uint32_t value) {
    if (setting.member == &HardwareModel::warp_width && value == 0) {
        return "group";
    }
    const auto place = std::ranges::find(setting.allowed, value) - setting.allowed.begin();
    const auto word = static_cast<std::size_t>(place);
    return word < setting.words.size() ? setting.words[word] : std::to_string(value);
}

std::string allowed_text(const HardwareNumber& setting, bool in_preset) {
    const bool no_zero = in_preset && setting.in_preset == InPreset::above_zero;
    if (setting.allowed.empty()) {
        const std::uint32_t least = no_zero ? std::max(setting.least, 1U) : setting.least;
        return std::to_string(least) + " to " + std::to_string(setting.most);
    }
    std::vector<std::string> values;
    for (const std::uint32_t value : setting.allowed) {
        if (value != 0 || !no_zero) {
            values.push_back(to_text(setting, value));
        }
    }
    return joined(values);
}

Status set_hardware(HardwareModel& model, const std::string& name, const std::string& value) {
    const auto setting = std::ranges::find(hardware_numbers(), name, &HardwareNumber::name);
    if (setting == hardware_numbers().end()) {
        return Error{.code = ErrorCode::unknown_hardware, .arguments = {name, names_of_settings()}};
    }
    if (const auto number = value_of(*setting, value)) {
        model.*(setting->member) = *number;
        return {};
    }
    return Error{.code = ErrorCode::value_not_allowed, .arguments = {name, value, allowed_text(*setting)}};
}

} // namespace lockstep
