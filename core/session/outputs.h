#pragma once

#include "core/kernel/value_type.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// Names and types of the outputs of a launch (LaunchFacts). `argument`: index of the argument.

/// Returns the name of the parameter; "argument 2" if it has none.
[[nodiscard]] std::string output_name(const Trace& trace, std::uint32_t argument);
/// Returns the type that the kernel declares; `bytes` if it is unknown.
[[nodiscard]] Scalar output_scalar(const Trace& trace, std::uint32_t argument);

} // namespace lockstep
