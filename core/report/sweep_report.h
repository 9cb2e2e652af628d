#pragma once

#include "core/recording/sweep.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

/// Returns the message for an error. It is a parameter because the core contains no messages.
using ErrorWords = std::string (*)(const Error& error);

/// Returns the complete output of `sweep --json`:
///
///     { what, device, hardware, over: [{parameter, values}], stopped: null | sentence,
///       points: [{parameters, correct, errors, results, timing, model, totals} |
///                {parameters, error: sentence}],
///       recommendation: null | {parameters, median_ns, as_good: [point], next: null | point, least: [path]} }
///
/// A point in the recommendation is an index into `points`. `results` is null, or for the user's own kernel
/// {compared_with: point, values, different, first: null | {argument, element, value, instead_of}}.
[[nodiscard]] nlohmann::ordered_json to_json(const Sweep& sweep, ErrorWords words);

/// Returns CSV with one row per combination: the parameters, then the JSON paths of the points.
[[nodiscard]] std::string to_csv(const Sweep& sweep, ErrorWords words);

} // namespace lockstep
