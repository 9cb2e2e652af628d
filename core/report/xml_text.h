#pragma once

#include <string>
#include <string_view>

namespace lockstep {

// Functions for writing text to XML. Names and source text come from files and recordings, and XML 1.0
// forbids some characters even if they are escaped: control characters other than tabs and line ends,
// surrogates, U+FFFE, U+FFFF, and bytes that are not UTF-8.

/// Replaces the characters that XML 1.0 forbids, and the control characters outside ASCII that it
/// discourages, by U+FFFD. The text may contain markup.
[[nodiscard]] std::string xml_characters(std::string_view text);

/// Escapes text for the content of an element or the value of an attribute, so that XML readers preserve line
/// ends and tabs.
[[nodiscard]] std::string xml_text(std::string_view text);

} // namespace lockstep
