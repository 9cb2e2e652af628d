#pragma once

#include "core/session/session.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace lockstep {

/// Returns the complete output of `compare --json`: each run as in `run --json`, and the figures of
/// run_figure_list() side by side:
///
///     { runs: [...], figures: [{path, values: [number | null], ratios: [number | null]}] }
///
/// A ratio is relative to the first run's value; null if that is 0 or missing.
[[nodiscard]] nlohmann::ordered_json
comparison_to_json(const std::vector<std::shared_ptr<const Session>>& runs);

} // namespace lockstep
