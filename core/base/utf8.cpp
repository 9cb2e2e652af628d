#include "core/base/utf8.h"

#include <array>

namespace lockstep {
namespace {

/// Length of a character in bytes, given its first byte; 0 if no character begins with this byte.
std::size_t length_of(unsigned char first) {
    return first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
}

/// True for overlong forms, surrogates, and codes beyond Unicode.
bool is_malformed(std::uint32_t code, std::size_t bytes) {
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    return code < least[bytes] || (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF;
}

} // namespace

Utf8Character first_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t bytes = length_of(first);
    if (bytes == 0 || bytes > text.size()) {
        return {};
    }
    std::uint32_t code = bytes == 1 ? first : first & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80) {
            return {};
        }
        code = code << 6U | (next & 0x3FU);
    }
    return is_malformed(code, bytes) ? Utf8Character{} : Utf8Character{code, bytes};
}

std::string as_utf8(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = first_character(text.substr(at));
        result += character.code == no_character ? no_character_text : text.substr(at, character.bytes);
        at += character.bytes;
    }
    return result;
}

} // namespace lockstep
