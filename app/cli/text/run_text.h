#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// A run's report as text: what ran on which device, whether the result is correct, the figures line by line,
/// findings and times.
[[nodiscard]] std::string run_text(const Session& session);

} // namespace lockstep
