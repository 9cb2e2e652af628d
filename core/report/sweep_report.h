#pragma once

#include "core/recording/sweep.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

/// Words an error for people; the core has none.
using ErrorWords = std::string (*)(const Error& error);

/// Everything that `sweep --json` prints:
///
///     { what, device, hardware, over: [{parameter, values}], stopped: null | sentence,
///       points: [{parameters, correct, errors, timing, model, totals} | {parameters, error: sentence}],
///       recommendation: null | {parameters, median_ns, as_good: [point], next: null | point, least: [path]} }
///
/// A point in the recommendation is an index into the points.
[[nodiscard]] nlohmann::ordered_json to_json(const Sweep& sweep, ErrorWords words);

/// One row a combination: the parameters, then the points' JSON paths.
[[nodiscard]] std::string to_csv(const Sweep& sweep, ErrorWords words);

} // namespace lockstep
