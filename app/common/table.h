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

} // namespace lockstep
