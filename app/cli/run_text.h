#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// A run's figures for people: what ran where, whether the result is right, the figures line by line,
/// findings and times.
[[nodiscard]] std::string run_text(const Session& session);

} // namespace lockstep
