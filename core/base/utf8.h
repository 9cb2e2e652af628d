#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

inline constexpr std::uint32_t no_character = 0xFFFD; ///< U+FFFD, which replaces bytes that are not UTF-8
inline constexpr std::string_view no_character_text = "\xEF\xBF\xBD";

struct Utf8Character {
    std::uint32_t code = no_character;
    std::size_t bytes = 1;
};

/// Decodes the first character of `text`, which must not be empty. If no valid character starts there,
/// returns no_character with a length of 1 byte.
[[nodiscard]] Utf8Character first_character(std::string_view text);

/// Returns the text with each byte that is not valid UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string as_utf8(std::string_view text);

} // namespace lockstep
