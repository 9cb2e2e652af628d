#pragma once

#include "core/facts/device_answers.h"
#include "core/facts/device_info.h"
#include "core/facts/timing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// The contents of a buffer after the run.
struct Output {
    std::uint32_t argument = 0;
    std::vector<std::byte> instrumented;
    std::vector<std::byte> plain; ///< empty if the plain kernel did not run
};

/// How the plain kernel implements sub-group functions. This affects its time.
enum class SubgroupFunctions : std::uint8_t {
    none,     ///< the plain kernel did not run, or calls no sub-group functions
    native,   ///< sub-group functions of the device
    vendor,   ///< inline assembly for this vendor's hardware
    emulated, ///< emulated with local memory and barriers
};

/// Describes the sub-groups of a kernel that calls sub-group functions. The instrumented kernel always
/// emulates these functions, so its log is valid only for warps of this width.
struct Subgroups {
    /// Number of work-items per sub-group, which are consecutive by linear local id; 0 if the whole group is
    /// one sub-group.
    std::uint32_t width = 32;
    SubgroupFunctions plain = SubgroupFunctions::none;
    friend bool operator==(const Subgroups&, const Subgroups&) = default;
};

/// The reason why a launch has no measured time.
enum class Untimed : std::uint8_t {
    no,                ///< the launch has a measured time
    not_asked,         ///< timing was not requested; the plain kernel ran only for its result
    findings,          ///< the launch had findings, so the plain kernel must not run
    earlier_findings,  ///< an earlier launch had findings
    unlogged_findings, ///< the launch had findings in groups that were not logged, so they are not shown
    crashed,           ///< the plain kernel crashed the process, or the driver failed
    out_of_time,       ///< the plain kernel did not finish in time
    not_reached,       ///< an earlier plain kernel crashed or did not finish, so this one was not started
};

/// Returns the name of a reason in recordings and reports, such as "findings"; empty for a launch that has a
/// time.
[[nodiscard]] std::string_view untimed_name(Untimed reason);
/// Returns the reason with this name, or nothing if there is none.
[[nodiscard]] std::optional<Untimed> untimed_named(std::string_view name);

/// The results of a launch besides its log.
struct LaunchFacts {
    DeviceInfo device;
    std::optional<DeviceAnswers> answers; ///< none in older recordings
    std::optional<Timing> timing;
    Untimed untimed = Untimed::no;
    std::optional<GroupTimes> group_times; ///< group times of the plain kernel; empty: not measured
    std::optional<Subgroups> sub_groups;   ///< empty: the kernel calls no sub-group functions
    std::vector<Output> outputs;
    /// An operation had an undefined result, such as an integer division by zero, so the result can differ
    /// from run to run.
    bool has_open_values = false;
    /// Registers per work-item of the plain kernel; 0 if the driver does not report them.
    std::uint32_t item_registers = 0;
};

} // namespace lockstep
