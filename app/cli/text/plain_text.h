#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// Says why plain kernels of a run were stopped: "The plain kernel of launch 2 did not end ...". One line;
/// empty if none was stopped.
[[nodiscard]] std::string plain_stop_text(const Session& session);

/// Lists the buffers in which the plain kernel's result differs from the instrumented kernel's result without
/// a known reason, one line per buffer. Empty if there are none.
[[nodiscard]] std::string unexplained_text(const Session& session);

} // namespace lockstep
