#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lockstep::test {

// What Lockstep writes, read by the parsers of Python's standard library, which share no code with it. The texts are
// files as a user finds them. A text that a parser refuses is a std::runtime_error with the parser's words.

/// Each element as {"tag", "attributes", "text"}, in the order of the document.
[[nodiscard]] nlohmann::json elements_of_xml(const std::string& text);
/// A list of rows, each a list of cells. The text has to be UTF-8.
[[nodiscard]] nlohmann::json rows_of_csv(const std::string& text);
/// The value, read by a strict reader and written anew with nothing but ASCII.
[[nodiscard]] nlohmann::json value_of_json(const std::string& text);

} // namespace lockstep::test
