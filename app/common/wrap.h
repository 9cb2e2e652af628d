#pragma once

#include <cstddef>
#include <string>

namespace lockstep {

/// Maximum number of characters in a line of prose, without its indent.
inline constexpr std::size_t widest_prose = 96;

/// Wraps the text at words; each line starts with `indent`.
[[nodiscard]] std::string wrapped(const std::string& text, const std::string& indent = "",
                                  std::size_t width = widest_prose);

/// Returns the width of the terminal at standard output, otherwise the value of COLUMNS; 0 if neither is
/// known.
[[nodiscard]] std::size_t terminal_columns();

} // namespace lockstep
