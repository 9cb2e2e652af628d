#pragma once

#include <string_view>

namespace lockstep {

/// Codes for flaws in the text of a place. The code is the fourth argument of ErrorCode::value_not_allowed.
/// The first three arguments are the key (empty if there is none), its value, and the allowed values; the
/// fifth is the position of the flaw in bytes, from 1.
namespace place_flaw {
inline constexpr std::string_view too_long =
    "too-long"; ///< the third argument is the maximum number of bytes
inline constexpr std::string_view too_many = "too-many";       ///< the third argument is the maximum number
inline constexpr std::string_view no_what = "no-what";         ///< the place does not say what to run
inline constexpr std::string_view bad_escape = "bad-escape";   ///< "%" without two hexadecimal digits
inline constexpr std::string_view not_text = "not-text";       ///< not UTF-8, or contains a control character
inline constexpr std::string_view no_name = "no-name";         ///< a value without a name: "=5", "&&"
inline constexpr std::string_view no_value = "no-value";       ///< a name without a value: "step" alone
inline constexpr std::string_view unknown = "unknown";         ///< the third argument lists the known keys
inline constexpr std::string_view twice = "twice";             ///< the key appears twice
inline constexpr std::string_view not_allowed = "not-allowed"; ///< the value is not allowed
inline constexpr std::string_view stray = "stray";             ///< a second "?" or "#"
} // namespace place_flaw

/// Returns the sentence for a flaw, with placeholders %1 to %5 for the error's arguments; null for an unknown
/// flaw.
[[nodiscard]] const char* place_sentence(std::string_view flaw);

} // namespace lockstep
