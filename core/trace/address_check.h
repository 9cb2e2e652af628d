#pragma once

#include "core/trace/trace_check.h"

namespace lockstep {

/// The first event of those groups whose access goes where no fault says that it goes: of global and __constant memory it
/// must lie in one object; of local memory in the group's block, since a pointer into local memory whose
/// object is not known is checked against all of it; of images on texels that are there. The trace's
/// program, objects and offsets must be sound.
[[nodiscard]] std::optional<TraceFlaw> flaw_of_addresses(const Trace& trace, GroupRange groups);

} // namespace lockstep
