#pragma once

#include <string>

namespace lockstep {

/// Returns macros that describe the layout of an event (core/site/record.h) to the probes, such as `#define
/// LK_PAYLOAD_BITS 40`, and a macro for each kind of fault, such as `#define LK_OUT_OF_BOUNDS 1u`.
[[nodiscard]] std::string record_constants_text();

} // namespace lockstep
