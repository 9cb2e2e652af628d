#pragma once

#include <string>

namespace lockstep {

/// OpenCL C 1.2 text that precedes every instrumented program: the context that calls pass on as `lk_self`,
/// the probes, and the NDRange functions for launches that run only a part of it. With -DLK_VALUES, the moved
/// values are logged too. With -DLK_QUADS, four words are written at a time. With -DLK_SPILL, events that
/// exceed a work-item's own part of the log go into shared overflow space. With -DLK_PLAIN, nothing is
/// observed.
[[nodiscard]] std::string probes_text();

} // namespace lockstep
