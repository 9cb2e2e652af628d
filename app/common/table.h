#pragma once

#include "app/words/numbers.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A text table whose columns are two spaces apart. `alignment` has one character per column: 'r' aligns
/// right, for numbers; any other aligns left.
struct Table {
    std::string alignment;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::size_t> rules; ///< rows that are followed by a horizontal line
    /// Index of the column whose cells are truncated with "..." if a line would be longer than
    /// `most_columns`; nullopt: no column is truncated.
    std::optional<std::size_t> elided = {};
    std::size_t most_columns = 0;
};

/// Returns the number of columns that a string occupies in a terminal. Korean and Chinese characters are two
/// columns wide.
[[nodiscard]] std::size_t columns_of(const std::string& text);

[[nodiscard]] std::string to_text(const Table& table);

/// Maximum number of characters in a line of prose, without its indent.
inline constexpr std::size_t widest_prose = 96;

/// Wraps the text at words; each line starts with `indent`.
[[nodiscard]] std::string wrapped(const std::string& text, const std::string& indent = "",
                                  std::size_t width = widest_prose);

/// Returns the width of the terminal to which standard output is connected; otherwise the value of the
/// environment variable COLUMNS; 0 if neither is known.
[[nodiscard]] std::size_t terminal_columns();

} // namespace lockstep
