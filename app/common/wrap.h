#pragma once

#include <cstddef>
#include <string>

namespace lockstep {

/// Characters that a line of prose has at most, without its indent.
inline constexpr std::size_t widest_prose = 96;

/// The text in lines of whole words, each after `indent`.
[[nodiscard]] std::string wrapped(const std::string& text, const std::string& indent = "",
                                  std::size_t width = widest_prose);

/// Columns of the terminal that standard output goes to, else what COLUMNS says; 0: neither is known.
[[nodiscard]] std::size_t terminal_columns();

} // namespace lockstep
