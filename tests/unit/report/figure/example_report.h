#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

/// Returns a report of two launches with every kind of metric: counts, shares, strings, lists, null, large
/// numbers, unusual names.
[[nodiscard]] const nlohmann::ordered_json& example_report();

/// Evaluates an expression on the example. Returns its value, or "!" with the error and its words. The name
/// `before` refers to a run with one launch of 8 items.
[[nodiscard]] std::string value_of(const std::string& text);

/// Returns the position of the error as "line:column".
[[nodiscard]] std::string place_of(const std::string& text);

} // namespace lockstep
