#pragma once

#include "core/facts/device_answers.h"
#include "core/facts/device_info.h"
#include "core/facts/group_times.h"
#include "core/facts/timing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// The content of a buffer after the run.
struct Output {
    std::uint32_t argument = 0;
    std::vector<std::byte> instrumented;
    std::vector<std::byte> plain; ///< empty if the plain kernel did not run
};

/// Where the sub-group functions of the plain kernel come from; its time depends on this.
enum class SubgroupFunctions : std::uint8_t {
    none,     ///< the plain kernel did not run, or calls no such functions
    native,   ///< provided by the device
    vendor,   ///< inline assembly of the vendor
    emulated, ///< local memory and barriers
};

/// For a kernel that calls sub-group functions. The instrumented kernel always emulates them, so its log is
/// valid only for warps of this width.
struct Subgroups {
    std::uint32_t width = 32; ///< work-items per sub-group, by linear local id; 0: the whole group
    SubgroupFunctions plain = SubgroupFunctions::none;
    friend bool operator==(const Subgroups&, const Subgroups&) = default;
};

/// Why a launch has no time.
enum class Untimed : std::uint8_t {
    no,                ///< the launch has a time
    not_asked,         ///< timing was not requested; the plain kernel ran for its result
    findings,          ///< the launch had findings, so the plain kernel must not run
    earlier_findings,  ///< an earlier launch had findings
    unlogged_findings, ///< the launch had findings in groups that were not logged, so none is shown
    crashed,           ///< its plain kernel ended the process, or the driver failed
    out_of_time,       ///< its plain kernel did not finish in time
    not_reached,       ///< an earlier plain kernel crashed or did not finish
};

/// The name in recordings and reports: "findings"; empty for a launch that has a time.
[[nodiscard]] std::string_view untimed_name(Untimed reason);
/// Nothing if no reason has this name.
[[nodiscard]] std::optional<Untimed> untimed_named(std::string_view name);

/// The results of a launch besides its log.
struct LaunchFacts {
    DeviceInfo device;
    std::optional<DeviceAnswers> answers; ///< none in older recordings
    std::optional<Timing> timing;
    Untimed untimed = Untimed::no;
    std::optional<GroupTimes> group_times; ///< group times of the plain kernel; empty: not measured
    std::optional<Subgroups> sub_groups;   ///< nothing: the kernel calls no sub-group functions
    std::vector<Output> outputs;
    /// An operation had an undefined result, such as an integer division by zero: each run may have a
    /// different result.
    bool has_open_values = false;
    std::uint32_t item_registers = 0; ///< registers per work-item of the plain kernel; 0: the driver does not
                                      ///< report them
};

} // namespace lockstep
