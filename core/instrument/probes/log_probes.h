#pragma once

#include <string_view>

namespace lockstep {

/// Returns the source of the probes that write an event to the log. Events are written to the work-item's own
/// part of the log and, with -DLK_SPILL, to shared overflow space if that part is full. With -DLK_QUADS, four
/// words are written at a time.
[[nodiscard]] std::string_view log_probes_text();

} // namespace lockstep
