#pragma once

#include "core/session/session.h"

#include <string>

namespace lockstep {

/// What a reader wants first: what the experiment teaches and where to look, what was found, and one sentence
/// on what holds it up.
[[nodiscard]] std::string summary_text(const Session& session);

} // namespace lockstep
