#pragma once

#include <string>
#include <string_view>

namespace lockstep {

// Names, sources and logs come from recordings, files and drivers. If printed unchanged, they could move a
// terminal's cursor, rename its window, or change the writing direction. These functions make such characters
// visible and harmless:
//
//     ESC [ 2 J     ␛[2J                 control characters, as symbols (U+2400 and up)
//     U+009B        <U+009B>             control characters beyond ASCII, line and paragraph separators
//     U+202E        <U+202E>             characters that change the writing direction
//     FF FE         U+FFFD U+FFFD        bytes that are not valid UTF-8

/// Makes a text of several lines safe to print: keeps line feeds and tabs, and removes a carriage return
/// before a line feed.
[[nodiscard]] std::string visible_text(std::string_view text);

/// Makes a text of one line safe to print: also replaces line feeds and tabs with visible symbols.
[[nodiscard]] std::string visible_line(std::string_view text);

/// Makes JSON text safe to print: replaces such characters with escapes ("\u202e"). They occur only in
/// strings, so the JSON values do not change.
[[nodiscard]] std::string visible_json(std::string_view json);

} // namespace lockstep
