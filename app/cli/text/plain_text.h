#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// What ended the plain kernels of a run: "The plain kernel of launch 2 did not end ...". One line; empty if
/// they were not stopped.
[[nodiscard]] std::string plain_stop_text(const Session& session);

/// One line for each buffer in which the plain kernel's result differs without an explanation; empty if there
/// is none.
[[nodiscard]] std::string unexplained_text(const Session& session);

} // namespace lockstep
