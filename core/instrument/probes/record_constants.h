#pragma once

#include <string>

namespace lockstep {

/// The layout of an event (core/site/record.h) for the probes: `#define LK_PAYLOAD_BITS 40` and the like, and
/// a name for each kind of fault: `#define LK_OUT_OF_BOUNDS 1u`.
[[nodiscard]] std::string record_constants_text();

} // namespace lockstep
