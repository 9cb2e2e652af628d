#include "core/facts/facts_json.h"

#include "core/base/json_values.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

/// Reads a key that older recordings lack; the default is 0.
template <class T>
T optional_number(const json& value, const char* key) {
    return value.contains(key) ? number<T>(value.at(key)) : 0;
}

/// Reads a key that older recordings lack; returns nothing if it is absent or null.
template <class Read>
auto optional_value(const json& value, const char* key, const Read& read) {
    const auto found = value.find(key);
    using Value = decltype(read(*found));
    return found == value.end() || found->is_null() ? std::optional<Value>() : std::optional(read(*found));
}

/// [name, definition or null] of each.
json macros_json(const DeviceAnswers& answers) {
    json macros = json::array();
    for (const auto& [name, definition] : answers.macros) {
        macros.push_back({text_json(name), definition ? text_json(*definition) : json(nullptr)});
    }
    return macros;
}

json answers_json(const DeviceAnswers& answers) {
    return {{"address_bits", answers.address_bits},
            {"largest_allocation_bytes", answers.largest_allocation_bytes},
            {"constant_bytes", answers.constant_bytes},
            {"argument_bytes", answers.argument_bytes},
            {"largest_sides", answers.largest_sides},
            {"macros", macros_json(answers)}};
}

DeviceAnswers answers_from(const json& value) {
    DeviceAnswers answers{.address_bits = number<unsigned>(value.at("address_bits")),
                          .largest_allocation_bytes =
                              number<std::uint64_t>(value.at("largest_allocation_bytes")),
                          .constant_bytes = number<std::uint64_t>(value.at("constant_bytes")),
                          .argument_bytes = number<std::uint64_t>(value.at("argument_bytes"))};
    const auto sides = numbers<std::uint64_t>(value.at("largest_sides"));
    const json& macros = list(value.at("macros"));
    const bool has_address_bits = answers.address_bits == 32 || answers.address_bits == 64;
    if (!has_address_bits || sides.size() != answers.largest_sides.size() || macros.size() > most_macros) {
        throw std::invalid_argument("answers");
    }
    std::ranges::copy(sides, answers.largest_sides.begin());
    for (const json& macro : macros) {
        const json& definition = macro.at(1);
        const auto known = answers.macros.emplace(
            text(macro.at(0)), definition.is_null() ? std::nullopt : std::optional(text(definition)));
        if (!known.second || !is_macro(known.first->first, known.first->second)) {
            throw std::invalid_argument("macros");
        }
    }
    return answers;
}

Untimed untimed_from(const json& value) {
    const auto reason = untimed_named(text(value));
    return reason ? *reason : throw std::invalid_argument("timing_reason");
}

Subgroups sub_groups_from(const json& value) {
    return {number<std::uint32_t>(value.at(0)), enumerator<SubgroupFunctions>(value.at(1))};
}

GroupTimes clock_from(const json& value) {
    return {enumerator<GroupClock>(value), {}};
}

} // namespace

json device_json(const DeviceInfo& device) {
    return {{"name", text_json(device.name)},
            {"platform", text_json(device.platform)},
            {"version", text_json(device.version)},
            {"driver", text_json(device.driver)},
            {"cpu", device.is_cpu},
            {"compute_units", device.compute_units},
            {"local_memory_bytes", device.local_memory_bytes},
            {"largest_group", device.largest_group},
            {"global_memory_bytes", device.global_memory_bytes},
            {"clock_mhz", device.clock_mhz},
            {"warp_width", device.warp_width},
            {"group_registers", device.group_registers},
            {"compute_capability", device.compute_capability}};
}

DeviceInfo device_from(const json& value) {
    return {.name = text(value.at("name")),
            .platform = text(value.at("platform")),
            .version = text(value.at("version")),
            .driver = text(value.at("driver")),
            .is_cpu = flag(value.at("cpu")),
            .compute_units = number<std::uint32_t>(value.at("compute_units")),
            .local_memory_bytes = number<std::uint64_t>(value.at("local_memory_bytes")),
            .largest_group = number<std::uint64_t>(value.at("largest_group")),
            .global_memory_bytes = number<std::uint64_t>(value.at("global_memory_bytes")),
            .clock_mhz = optional_number<std::uint32_t>(value, "clock_mhz"),
            .warp_width = optional_number<std::uint32_t>(value, "warp_width"),
            .group_registers = optional_number<std::uint32_t>(value, "group_registers"),
            .compute_capability = optional_number<std::uint32_t>(value, "compute_capability")};
}

json timing_json(const Timing& timing) {
    return {{"runs_ns", timing.runs_ns},
            {"median_ns", timing.median_ns},
            {"q1_ns", timing.q1_ns},
            {"q3_ns", timing.q3_ns},
            {"min_ns", timing.min_ns},
            {"copy_bytes_per_second", timing.copy_bytes_per_second},
            {"empty_launch_ns", timing.empty_launch_ns}};
}

Timing timing_from(const json& value) {
    return {.runs_ns = numbers<std::uint64_t>(value.at("runs_ns")),
            .median_ns = number<std::uint64_t>(value.at("median_ns")),
            .q1_ns = number<std::uint64_t>(value.at("q1_ns")),
            .q3_ns = number<std::uint64_t>(value.at("q3_ns")),
            .min_ns = number<std::uint64_t>(value.at("min_ns")),
            .copy_bytes_per_second = optional_number<std::uint64_t>(value, "copy_bytes_per_second"),
            .empty_launch_ns = optional_number<std::uint64_t>(value, "empty_launch_ns")};
}

void add_facts(const LaunchFacts& facts, json& launch) {
    launch["device"] = device_json(facts.device);
    launch["answers"] = facts.answers ? answers_json(*facts.answers) : json(nullptr);
    launch["timing"] = facts.timing ? timing_json(*facts.timing) : json(nullptr);
    launch["timing_reason"] = untimed_name(facts.untimed);
    launch["sub_groups"] = facts.sub_groups
                               ? json{facts.sub_groups->width, static_cast<unsigned>(facts.sub_groups->plain)}
                               : json(nullptr);
    launch["group_clock"] =
        facts.group_times ? json(static_cast<unsigned>(facts.group_times->clock)) : json(nullptr);
    launch["item_registers"] = facts.item_registers;
    launch["open_values"] = facts.has_open_values;
    json& outputs = launch["outputs"] = json::array();
    for (const Output& output : facts.outputs) {
        outputs.push_back({output.argument, output.instrumented.size(), output.plain.size()});
    }
}

LaunchFacts facts_from(const json& launch) {
    LaunchFacts facts;
    facts.device = device_from(launch.at("device"));
    facts.answers = optional_value(launch, "answers", answers_from);
    facts.timing = optional_value(launch, "timing", timing_from);
    facts.untimed = untimed_from(launch.at("timing_reason"));
    facts.sub_groups = optional_value(launch, "sub_groups", sub_groups_from);
    facts.group_times = optional_value(launch, "group_clock", clock_from);
    facts.item_registers = optional_number<std::uint32_t>(launch, "item_registers");
    facts.has_open_values = launch.contains("open_values") && flag(launch.at("open_values"));
    for (const json& output : list(launch.at("outputs"))) {
        facts.outputs.push_back({number<std::uint32_t>(output.at(0)), {}, {}});
    }
    return facts;
}

} // namespace lockstep
