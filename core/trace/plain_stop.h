#pragma once

#include "core/base/error.h"
#include "core/facts/launch_facts.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {

/// The limit that a plain kernel exceeded.
enum class PlainBound : std::uint8_t {
    none,         ///< no limit: it crashed the process, or the driver failed
    plain_limit,  ///< limit on the time of one run of the kernel, in seconds
    time_limit,   ///< limit on the time of the whole run, in seconds
    build_time,   ///< limit on the CPU time for building it, in seconds
    build_memory, ///< limit on the memory for building it, in bytes
    memory,       ///< limit on the memory of the computer
    connection,   ///< no limit: the connection to the machine of the device was lost
    log,          ///< the same, while the launch was recorded, so the end of its log is missing
};

/// Returns the name of a limit in recordings and reports, such as "plain-limit"; empty for `none`.
[[nodiscard]] std::string_view plain_bound_name(PlainBound bound);
/// Returns the limit with this name; nullopt if no limit has this name.
[[nodiscard]] std::optional<PlainBound> plain_bound_named(std::string_view name);

/// Describes a plain kernel that crashed or did not finish, so that later ones did not run. The results of
/// the instrumented kernels are complete, unless the bound is PlainBound::log.
struct PlainStop {
    std::size_t launch = 0;
    Untimed why = Untimed::crashed; ///< Untimed::crashed or Untimed::out_of_time
    /// For a crash: "signal 11 (Segmentation fault)", or the driver's message. For an exceeded limit: the
    /// value of the limit; empty if the limit is `memory`. For a lost connection: the name of the machine.
    std::string reason;
    PlainBound bound = PlainBound::none;
    friend bool operator==(const PlainStop&, const PlainStop&) = default;
};

/// Converts an error that occurred while a launch's plain kernel was built. Returns nullopt unless a limit
/// for reading or building was exceeded.
[[nodiscard]] std::optional<PlainStop> stop_by_build_limit(const Error& error, std::size_t launch);

} // namespace lockstep
