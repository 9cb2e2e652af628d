#pragma once

#include <string>

namespace lockstep {

/// Returns the OpenCL C 1.2 source that precedes every instrumented program: the context that functions pass
/// on as `lk_self`, the probes, and the NDRange functions for launches that run only a part of the NDRange.
/// Macros: -DLK_VALUES also logs the values read and written; -DLK_QUADS writes four words at a time;
/// -DLK_SPILL writes events to shared overflow space if the work-item's own part of the log is full;
/// -DLK_PLAIN removes all observation.
[[nodiscard]] std::string probes_text();

} // namespace lockstep
