#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// Formats a run's report as text: the device, whether the result is correct, the figures per source line,
/// the findings and the times.
[[nodiscard]] std::string run_text(const Session& session);

} // namespace lockstep
