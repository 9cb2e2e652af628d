#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <string>

namespace lockstep {

/// Why a launch has no time: "findings" of its own, "unlogged findings" of its groups that were not logged
/// (--groups; a saved recording of a log in parts), so that no finding shows them, "earlier findings" of a
/// launch before it, or "not asked". Empty where it has one.
[[nodiscard]] std::string timing_reason(const Session& session, std::size_t launch);

} // namespace lockstep
