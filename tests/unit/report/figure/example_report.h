#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

/// Two launches that contain every kind of figure: counts, shares, texts, lists, null, large numbers, unusual
/// names.
[[nodiscard]] const nlohmann::ordered_json& example_report();

/// The value of an expression about the example, or "!" with the flaw and its words. `before` is a run with
/// one launch of 8 items.
[[nodiscard]] std::string value_of(const std::string& text);

/// "line:column" of the flaw.
[[nodiscard]] std::string place_of(const std::string& text);

} // namespace lockstep
