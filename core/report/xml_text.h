#pragma once

#include <string>
#include <string_view>

namespace lockstep {

// Names and source text come from files and recordings. XML 1.0 forbids some characters even if they are
// escaped: control characters other than tabs and line ends, surrogates, U+FFFE, U+FFFF, and bytes that are
// not UTF-8.

/// Replaces characters that XML 1.0 forbids, and control characters outside ASCII, which it discourages, with
/// U+FFFD. The text may contain markup.
[[nodiscard]] std::string xml_characters(std::string_view text);

/// The text, escaped as the content of an element or the value of an attribute. Line ends and tabs are
/// preserved for readers.
[[nodiscard]] std::string xml_text(std::string_view text);

} // namespace lockstep
