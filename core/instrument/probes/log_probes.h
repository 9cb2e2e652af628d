#pragma once

#include <string_view>

namespace lockstep {

/// The probes that write an event to a work-item's log: into the work-item's own part (with -DLK_QUADS, four
/// words at a time) and, with -DLK_SPILL, into shared overflow space when that part is full.
[[nodiscard]] std::string_view log_probes_text();

} // namespace lockstep
