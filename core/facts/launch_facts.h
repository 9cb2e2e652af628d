#pragma once

#include "core/facts/device_info.h"
#include "core/facts/group_times.h"
#include "core/facts/timing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// A buffer's content after the run.
struct Output {
    std::uint32_t argument = 0;
    std::vector<std::byte> instrumented;
    std::vector<std::byte> plain; ///< empty when the plain kernel did not run
};

/// Where the sub-group functions of the plain kernel come from: its time depends on it.
enum class SubgroupFunctions : std::uint8_t {
    none,     ///< the plain kernel did not run, or calls none
    native,   ///< the device's own
    vendor,   ///< inline assembly of its vendor
    emulated, ///< local memory and barriers
};

/// Of a kernel that calls sub-group functions. The instrumented kernel always emulates them, so its log makes
/// sense for warps of this width alone.
struct Subgroups {
    std::uint32_t width = 32; ///< work-items of a sub-group, by linear local id; 0: the whole group
    SubgroupFunctions plain = SubgroupFunctions::none;
    friend bool operator==(const Subgroups&, const Subgroups&) = default;
};

/// Why a launch has no time.
enum class Untimed : std::uint8_t {
    no,                ///< it has one
    not_asked,         ///< nobody wanted it; the plain kernel ran for its result
    findings,          ///< the launch did what the plain kernel must not do
    earlier_findings,  ///< a launch before it did
    unlogged_findings, ///< the launch did, in groups that were not logged: no finding shows it
    crashed,           ///< its plain kernel ended the process that ran it, or the driver failed
    out_of_time,       ///< its plain kernel did not end in time
    not_reached,       ///< a plain kernel before it crashed or did not end
};

/// As recordings and reports name it: "findings"; empty for a launch that has a time.
[[nodiscard]] std::string_view untimed_name(Untimed reason);
/// None where no reason has the name.
[[nodiscard]] std::optional<Untimed> untimed_named(std::string_view name);

/// What a launch leaves behind beside its log.
struct LaunchFacts {
    DeviceInfo device;
    std::optional<Timing> timing;
    Untimed untimed = Untimed::no;
    std::optional<GroupTimes> group_times; ///< of the plain kernel; none: not measured
    std::optional<Subgroups> sub_groups;   ///< none: the kernel calls no sub-group functions
    std::vector<Output> outputs;
    /// An operation had no defined result, such as an integer division by zero: each run may have another result.
    bool has_open_values = false;
    std::uint32_t item_registers = 0; ///< of the plain kernel, where the driver tells; 0: it does not
};

} // namespace lockstep
