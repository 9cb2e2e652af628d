#pragma once

#include "core/trace/recording.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// The buffers that a launch file asks to see after the run: launch, name, type, kernel ("plain", or
/// "instrumented" where that alone ran), values. A value that is no number is null.
[[nodiscard]] nlohmann::ordered_json buffers_to_json(const Recording& recording);

} // namespace lockstep
