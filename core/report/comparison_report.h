#pragma once

#include "core/session/session.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace lockstep {

/// Everything that `compare --json` prints: each run as `run --json` prints it, and the figures of
/// run_figure_list() beside each other:
///
///     { runs: [...], figures: [{path, values: [number | null], ratios: [number | null]}] }
///
/// A ratio is to the first run's value; null where that is 0 or missing.
[[nodiscard]] nlohmann::ordered_json
comparison_to_json(const std::vector<std::shared_ptr<const Session>>& runs);

} // namespace lockstep
