#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Stores the values that the work-items of a group read from a buffer or image: `values` has one entry per element of
/// the object, and for a vector, its first component. If several work-items read an element, the value of the last one
/// in the log counts. A value that is no number is stored as NaN. Elements that the group does not read keep their
/// entry, and so do all if the trace has no values. The log of the group must be loaded.
void read_values(const Trace& trace, Group group, std::uint32_t object, std::vector<float>& values);

} // namespace lockstep
