#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

// An argument of an error can be a text that must be translated, such as "one or two parameters". Core has no
// sentences, so the argument contains a code and values, and app/words/errors/allowed_words.h has the
// sentence of the code.

/// A code and the values for the placeholders %1, %2, ... of its sentence. A value that starts with "#" is a
/// count, which is printed with grouped digits.
struct CodedText {
    std::string code;
    std::vector<std::string> values;
};

/// Joins a code and its values to one argument of an error.
[[nodiscard]] std::string coded(std::string_view code, const std::vector<std::string>& values = {});

/// Splits an argument that coded() has joined; nullopt for any other argument.
[[nodiscard]] std::optional<CodedText> decoded_text(std::string_view argument);

/// Codes for allowed values that core refuses: the third argument of ErrorCode::value_not_allowed.
namespace allowed {
inline constexpr std::string_view one_or_two_axes = "one-or-two-axes";
inline constexpr std::string_view set_nowhere_else = "set-nowhere-else";
inline constexpr std::string_view divisors_of = "divisors-of"; ///< %1: the global size
inline constexpr std::string_view new_preset_name = "new-preset-name";
inline constexpr std::string_view base_of_another = "base-of-another";
} // namespace allowed

} // namespace lockstep
