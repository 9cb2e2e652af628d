#pragma once

#include "core/kernel/value_type.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// Names and types of a launch's outputs (LaunchFacts); `argument` is its index.

/// The parameter's name; "argument 2" if it has none.
[[nodiscard]] std::string output_name(const Trace& trace, std::uint32_t argument);
/// As the kernel declares it; `bytes` if it is unknown.
[[nodiscard]] Scalar output_scalar(const Trace& trace, std::uint32_t argument);

} // namespace lockstep
