#include "core/facts/facts_json.h"

#include "core/base/json_members.h"

#include <algorithm>
#include <stdexcept>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

template <class Io>
void members(Io& io, Of<Io, DeviceInfo>& device) {
    io("name", device.name);
    io("platform", device.platform);
    io("version", device.version);
    io("driver", device.driver);
    io("cpu", device.is_cpu);
    io("compute_units", device.compute_units);
    io("local_memory_bytes", device.local_memory_bytes);
    io("largest_group", device.largest_group);
    io("global_memory_bytes", device.global_memory_bytes);
    io.newer("clock_mhz", device.clock_mhz);
    io.newer("warp_width", device.warp_width);
    io.newer("group_registers", device.group_registers);
    io.newer("compute_capability", device.compute_capability);
}

template <class Io>
void members(Io& io, Of<Io, Timing>& timing) {
    io("runs_ns", timing.runs_ns);
    io("median_ns", timing.median_ns);
    io("q1_ns", timing.q1_ns);
    io("q3_ns", timing.q3_ns);
    io("min_ns", timing.min_ns);
    io.newer("copy_bytes_per_second", timing.copy_bytes_per_second);
    io.newer("empty_launch_ns", timing.empty_launch_ns);
}

template <class Io>
void members(Io& io, Of<Io, Subgroups>& groups) {
    io.next(groups.width);
    io.next(groups.plain);
}

template <class Io>
void members(Io& io, Of<Io, DeviceAnswers>& answers) {
    io("address_bits", answers.address_bits);
    io("largest_allocation_bytes", answers.largest_allocation_bytes);
    io("constant_bytes", answers.constant_bytes);
    io("argument_bytes", answers.argument_bytes);
    io("largest_sides", answers.largest_sides);
    io("macros", answers.macros);
}

/// Throws std::invalid_argument if the answers would violate an assumption of their later users.
void check(const DeviceAnswers& answers) {
    const bool has_address_bits = answers.address_bits == 32 || answers.address_bits == 64;
    const bool has_macros =
        answers.macros.size() <= most_macros && std::ranges::all_of(answers.macros, [](const auto& macro) {
            return is_macro(macro.first, macro.second);
        });
    if (!has_address_bits || !has_macros) {
        throw std::invalid_argument("answers");
    }
}

template <class Io>
void members(Io& io, Of<Io, LaunchFacts>& facts) {
    io("device", facts.device);
    io.newer("answers", facts.answers);
    io.newer("timing", facts.timing);
    io.newer("sub_groups", facts.sub_groups);
    io.newer("item_registers", facts.item_registers);
    io.newer("open_values", facts.has_open_values);
}

json device_json(const DeviceInfo& device) {
    return written(device);
}

DeviceInfo device_from(const json& value) {
    return read_as<DeviceInfo>(value);
}

json timing_json(const Timing& timing) {
    return written(timing);
}

Timing timing_from(const json& value) {
    return read_as<Timing>(value);
}

void add_facts(const LaunchFacts& facts, json& launch) {
    launch.update(written(facts));
    launch["timing_reason"] = untimed_name(facts.untimed);
    launch["group_clock"] = facts.group_times ? written(facts.group_times->clock) : json();
    json& outputs = launch["outputs"] = json::array();
    for (const Output& output : facts.outputs) {
        outputs.push_back({output.argument, output.instrumented.size(), output.plain.size()});
    }
}

/// Maximum number of outputs: that of the parameters of a kernel.
constexpr std::size_t most_outputs = 4096;

LaunchFacts facts_from(const json& launch) {
    auto facts = read_as<LaunchFacts>(launch);
    if (facts.answers) {
        check(*facts.answers);
    }
    const auto reason = untimed_named(text(launch.at("timing_reason")));
    facts.untimed = reason ? *reason : throw std::invalid_argument("timing_reason");
    if (const auto clock = launch.find("group_clock"); clock != launch.end() && !clock->is_null()) {
        facts.group_times = GroupTimes{enumerator<GroupClock>(*clock), {}};
    }
    const json& outputs = list(launch.at("outputs"));
    if (outputs.size() > most_outputs) {
        throw std::length_error("outputs");
    }
    for (const json& output : outputs) {
        facts.outputs.push_back({number<std::uint32_t>(output.at(0)), {}, {}});
    }
    return facts;
}

} // namespace lockstep
