#include "core/facts/facts_json.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::uint32_t most_registers = 4096; // limit per work-item, the same as in a hardware model

/// Whether there is a span for each group, and each group ended after it started.
bool is_sound(const GroupTimes& times, std::uint64_t groups) {
    return times.clock <= GroupClock::global_timer && times.groups.size() == groups &&
           std::ranges::all_of(times.groups, [](const GroupSpan& span) {
               return span.begin <= span.end && span.end <= most_ticks;
           });
}

bool is_sound(const Subgroups& sub_groups) {
    return sub_groups.width <= most_items_of_group && sub_groups.plain <= SubgroupFunctions::emulated;
}

bool is_sound(const Output& output, std::size_t parameters) {
    return output.argument < parameters &&
           (output.plain.empty() || output.plain.size() == output.instrumented.size());
}

} // namespace

bool is_sound(const Timing& timing) {
    if (timing.runs_ns.empty()) {
        return false;
    }
    const auto [fastest, slowest] = std::ranges::minmax_element(timing.runs_ns);
    return *fastest <= timing.min_ns && timing.min_ns <= timing.q1_ns && timing.q1_ns <= timing.median_ns &&
           timing.median_ns <= timing.q3_ns && timing.q3_ns <= *slowest && *slowest <= most_ticks &&
           timing.copy_bytes_per_second <= most_ticks && timing.empty_launch_ns <= most_ticks;
}

const char* flaw_of(const LaunchFacts& facts, std::uint64_t groups, std::size_t parameters) {
    if (facts.sub_groups && !is_sound(*facts.sub_groups)) {
        return "sub-groups";
    }
    if (facts.group_times && !is_sound(*facts.group_times, groups)) {
        return "group times";
    }
    if (facts.timing && !is_sound(*facts.timing)) {
        return "timing";
    }
    if (facts.item_registers > most_registers) {
        return "registers";
    }
    const bool outputs_are_sound = std::ranges::all_of(
        facts.outputs, [parameters](const Output& output) { return is_sound(output, parameters); });
    return outputs_are_sound ? nullptr : "outputs";
}

} // namespace lockstep
