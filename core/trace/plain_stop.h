#pragma once

#include "core/base/error.h"
#include "core/facts/launch_facts.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {

/// The limit that a plain kernel passed.
enum class PlainBound : std::uint8_t {
    none,         ///< it ended its process itself, or its driver failed
    plain_limit,  ///< seconds of one run of it
    time_limit,   ///< seconds of everything that the run does
    build_time,   ///< seconds of a processor that the driver takes to build it
    build_memory, ///< bytes that the driver takes to build it
    memory,       ///< of the computer
};

/// As recordings and reports name it: "plain-limit"; empty for none.
[[nodiscard]] std::string_view plain_bound_name(PlainBound bound);
/// None if no bound has the name.
[[nodiscard]] std::optional<PlainBound> plain_bound_named(std::string_view name);

/// A plain kernel crashed or did not end, so that later ones did not run. The instrumented kernels' results
/// are complete.
struct PlainStop {
    std::size_t launch = 0;
    Untimed why = Untimed::crashed; ///< or out_of_time
    /// Of a crash: "signal 11 (Segmentation fault)", or the driver's own words. Of a bound: its number; empty
    /// for memory.
    std::string reason;
    PlainBound bound = PlainBound::none;
    friend bool operator==(const PlainStop&, const PlainStop&) = default;
};

/// For an error of building a launch's plain kernel; none: no limit on reading or building was passed.
[[nodiscard]] std::optional<PlainStop> stop_by_build_limit(const Error& error, std::size_t launch);

} // namespace lockstep
