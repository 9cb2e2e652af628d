#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lockstep::test {

// Reads Lockstep's output with the parsers of Python's standard library, which share no code with Lockstep.
// Each function takes the text of a whole file. If a parser rejects the text, the function throws a
// std::runtime_error with the parser's message.

/// Returns each element as {"tag", "attributes", "text"}, in document order.
[[nodiscard]] nlohmann::json elements_of_xml(const std::string& text);
/// Returns a list of rows, each of which is a list of cells. The text must be UTF-8.
[[nodiscard]] nlohmann::json rows_of_csv(const std::string& text);
/// Reads the text with a strict parser and returns the value, written again in ASCII.
[[nodiscard]] nlohmann::json value_of_json(const std::string& text);

} // namespace lockstep::test
