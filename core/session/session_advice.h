#pragma once

#include "core/advice/advice.h"
#include "core/session/session.h"

#include <cstddef>
#include <vector>

namespace lockstep {

/// What the run suggests for one launch. Asks for the launch's costs.
[[nodiscard]] std::vector<Advice> advice_of(const Session& session, std::size_t launch);

} // namespace lockstep
