#pragma once

#include "core/narration/statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The context under which lupdate files the sentences below.
inline constexpr const char* narration_context = "Narration";

/// The statement's sentence with places for narration_arguments(). English, a key for translation in narration_context: with
/// the forms of narration_count() if there is one.
[[nodiscard]] const char* narration_sentence(const Statement& statement);
/// The number that decides the sentence's plural form; none: it has only one form.
[[nodiscard]] std::optional<std::uint64_t> narration_count(const Statement& statement);
/// What fills the sentence's places: the numbers, the names (shortened), the line, the lanes.
[[nodiscard]] std::vector<std::string> narration_arguments(const Statement& statement);

/// The whole sentence in English: at most 120 characters while numbers have at most 5 digits.
[[nodiscard]] std::string narration_text(const Statement& statement);

} // namespace lockstep
