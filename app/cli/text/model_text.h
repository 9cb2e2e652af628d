#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <string>

namespace lockstep {

/// Summarizes the simulation of a launch in a few lines.
[[nodiscard]] std::string model_text(const Session& session, std::size_t launch);

} // namespace lockstep
