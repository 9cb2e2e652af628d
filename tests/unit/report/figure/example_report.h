#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

/// Two launches with what figures can be: counts, shares, texts, lists, null, large numbers, odd names.
[[nodiscard]] const nlohmann::ordered_json& example_report();

/// The value of an expression about the example, or "!", the flaw, and its words. `before` is a run with one launch of 8 items.
[[nodiscard]] std::string value_of(const std::string& text);

/// "line:column" of what is wrong with it.
[[nodiscard]] std::string place_of(const std::string& text);

} // namespace lockstep
