#pragma once

#include "core/analysis/figures.h"
#include "core/schedule/advice.h"
#include "core/trace/trace.h"

#include <vector>

namespace lockstep {

/// What the kernel's source could say otherwise, whatever the machine: images instead of clamped arrays,
/// faster forms of functions, the group's size as an attribute. The model puts no cycles to these.
[[nodiscard]] std::vector<Advice> advise_on_source(const Trace& trace, const FiguresBySite& figures);

} // namespace lockstep
