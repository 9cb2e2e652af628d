#pragma once

#include "core/trace/recording.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Returns the buffers that the launch file marks for output after the run: launch, name, type, kernel
/// ("plain", or "instrumented" if only that one ran) and values. A value that is not a finite number is null.
[[nodiscard]] nlohmann::ordered_json buffers_to_json(const Recording& recording);

} // namespace lockstep
