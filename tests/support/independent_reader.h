#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lockstep::test {

// Reads Lockstep's output with the parsers of Python's standard library, which share no code with it. The
// texts are whole files. If a parser rejects a text, std::runtime_error contains its message.

/// Each element as {"tag", "attributes", "text"}, in the order of the document.
[[nodiscard]] nlohmann::json elements_of_xml(const std::string& text);
/// A list of rows, each a list of cells. The text has to be UTF-8.
[[nodiscard]] nlohmann::json rows_of_csv(const std::string& text);
/// The value, read by a strict parser and written again in ASCII.
[[nodiscard]] nlohmann::json value_of_json(const std::string& text);

} // namespace lockstep::test
