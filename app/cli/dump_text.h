#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// The buffers that a launch file asks to see after the run, as a launch file has them: a header and the
/// values, and as comments whose they are and which kernel left them. Empty where it asks for none.
[[nodiscard]] std::string dump_text(const Recording& recording);

} // namespace lockstep
