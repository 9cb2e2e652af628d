#pragma once

#include <string>
#include <string_view>

namespace lockstep {

// Names, sources and logs come from recordings, files and drivers. Printed as they are, they could move a
// terminal's cursor, rename its window, or turn the direction of writing. These make every character seen,
// and none obeyed:
//
//     ESC [ 2 J     ␛[2J                 control characters, by their pictures (U+2400 and on)
//     U+009B        <U+009B>             control characters beyond ASCII, line and paragraph separators
//     U+202E        <U+202E>             what turns the direction of writing
//     FF FE         U+FFFD U+FFFD        bytes that are no UTF-8

/// Text of several lines: line feeds and tabs stay, and a carriage return before a line feed goes.
[[nodiscard]] std::string visible_text(std::string_view text);

/// Text of one line: line feeds and tabs are made visible too.
[[nodiscard]] std::string visible_line(std::string_view text);

/// JSON text: what must not be obeyed stands in strings alone, and becomes their escapes ("\u202e"), so that
/// the values stay.
[[nodiscard]] std::string visible_json(std::string_view json);

} // namespace lockstep
