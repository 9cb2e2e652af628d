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
    none,         ///< it terminated its process, or its driver failed
    plain_limit,  ///< seconds per run of the kernel
    time_limit,   ///< seconds for the whole run
    build_time,   ///< CPU seconds for the driver to build it
    build_memory, ///< bytes for the driver to build it
    memory,       ///< memory of the computer
};

/// The name in recordings and reports: "plain-limit"; empty for none.
[[nodiscard]] std::string_view plain_bound_name(PlainBound bound);
/// None if no limit has this name.
[[nodiscard]] std::optional<PlainBound> plain_bound_named(std::string_view name);

/// A plain kernel crashed or did not finish, so later ones did not run. The instrumented kernels' results are
/// complete.
struct PlainStop {
    std::size_t launch = 0;
    Untimed why = Untimed::crashed; ///< or out_of_time
    /// For a crash: "signal 11 (Segmentation fault)", or the driver's message. For a limit: its number; empty
    /// for memory.
    std::string reason;
    PlainBound bound = PlainBound::none;
    friend bool operator==(const PlainStop&, const PlainStop&) = default;
};

/// For an error from building a launch's plain kernel; none if no limit on reading or building was exceeded.
[[nodiscard]] std::optional<PlainStop> stop_by_build_limit(const Error& error, std::size_t launch);

} // namespace lockstep
