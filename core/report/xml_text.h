#pragma once

#include <string>
#include <string_view>

namespace lockstep {

// Names and sources come from files and recordings. XML 1.0 forbids some characters even if they are escaped:
// control characters other than tabs and line ends, surrogates, U+FFFE, U+FFFF, and bytes that are not UTF-8.

/// Markup or text with U+FFFD in place of characters that XML 1.0 forbids, and of control characters beyond
/// ASCII, which it discourages.
[[nodiscard]] std::string xml_characters(std::string_view text);

/// The text, escaped as the content of an element or the value of an attribute. Readers get it with its line
/// ends and tabs.
[[nodiscard]] std::string xml_text(std::string_view text);

} // namespace lockstep
