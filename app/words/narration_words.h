#pragma once

#include "core/narration/statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The translation context of the sentences below.
inline constexpr const char* narration_context = "Narration";

/// Returns the sentence of a statement, with placeholders for narration_arguments(). English, a key for
/// translation in narration_context; narration_count(), if it has a value, selects the plural form.
[[nodiscard]] const char* narration_sentence(const Statement& statement);
/// Returns the number that selects the plural form of the sentence; nullopt if there is only one form.
[[nodiscard]] std::optional<std::uint64_t> narration_count(const Statement& statement);
/// Returns the texts for the placeholders: the numbers, the names (shortened), the line, the lanes.
[[nodiscard]] std::vector<std::string> narration_arguments(const Statement& statement);

/// Returns the complete sentence in English: at most 120 characters if numbers have at most 5 digits.
[[nodiscard]] std::string narration_text(const Statement& statement);

} // namespace lockstep
