#pragma once

#include <string>
#include <string_view>

namespace lockstep {

// Names and sources come from files and recordings. XML 1.0 forbids some characters in every form, also escaped:
// control characters but for tabs and line ends, halves of surrogate pairs, U+FFFE, U+FFFF, and bytes that are no UTF-8.

/// Markup or text with U+FFFD in the place of what XML 1.0 forbids; control characters beyond ASCII, which it
/// discourages, too.
[[nodiscard]] std::string xml_characters(std::string_view text);

/// The text as the content of an element or the value of an attribute. Readers get it back with its line ends and tabs.
[[nodiscard]] std::string xml_text(std::string_view text);

} // namespace lockstep
