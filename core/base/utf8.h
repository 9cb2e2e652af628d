#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

inline constexpr std::uint32_t no_character = 0xFFFD; ///< stands for bytes that are no UTF-8
inline constexpr std::string_view no_character_text = "\xEF\xBF\xBD";

struct Utf8Character {
    std::uint32_t code = no_character;
    std::size_t bytes = 1;
};

/// The character that `text`, which is not empty, begins with; of a byte that begins none, no_character.
[[nodiscard]] Utf8Character first_character(std::string_view text);

/// The text with U+FFFD in the place of each byte that is no UTF-8.
[[nodiscard]] std::string as_utf8(std::string_view text);

} // namespace lockstep
