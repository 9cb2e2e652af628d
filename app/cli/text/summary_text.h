#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// Returns the summary at the start of a report: what the experiment teaches and where to look, the findings,
/// and one sentence that names what limits the speed.
[[nodiscard]] std::string summary_text(const Session& session);

} // namespace lockstep
