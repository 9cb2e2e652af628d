#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// Why the plain kernels of a run left nothing, or not all: "The plain kernel of launch 2 did not end ...". One line;
/// empty where all ran that were to.
[[nodiscard]] std::string plain_stop_text(const Session& session);

/// Where the plain kernels' results differ and nothing explains it, one line for each buffer; empty: nowhere.
[[nodiscard]] std::string unexplained_text(const Session& session);

} // namespace lockstep
