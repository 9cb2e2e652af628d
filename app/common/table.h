#pragma once

#include "app/words/numbers.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Text in columns, two spaces apart. `alignment` has 'r' for columns of numbers; others are left-aligned.
struct Table {
    std::string alignment;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::size_t> rules; ///< rows with a line below
    /// The column whose texts are cut with "..." if lines would otherwise be longer than `most_columns`;
    /// nullopt: none.
    std::optional<std::size_t> elided = {};
    std::size_t most_columns = 0;
};

/// Columns that a text occupies on the screen: characters, not bytes.
[[nodiscard]] std::size_t columns_of(const std::string& text);

[[nodiscard]] std::string to_text(const Table& table);

/// A share in percent with one digit: "17.4 %".
[[nodiscard]] std::string percent(double share);

/// The same with up to two digits, for shares that follow from a shape: "56.25 %", "25 %".
[[nodiscard]] std::string fine_percent(double share);

/// A time in a suitable unit: "3.10 µs".
[[nodiscard]] std::string duration(double nanoseconds);

/// A speed in a suitable unit: "12.3 GB/s" (10^9 bytes).
[[nodiscard]] std::string bytes_per_second(double bytes);

/// Maximum number of characters in a line of prose, without its indent.
inline constexpr std::size_t widest_prose = 96;

/// Wraps the text at words; each line starts with `indent`.
[[nodiscard]] std::string wrapped(const std::string& text, const std::string& indent = "",
                                  std::size_t width = widest_prose);

/// Columns of the terminal of standard output, otherwise the value of COLUMNS; 0 if neither is known.
[[nodiscard]] std::size_t terminal_columns();

} // namespace lockstep
