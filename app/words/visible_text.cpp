#include "app/words/visible_text.h"

#include "core/base/utf8.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>

namespace lockstep {
namespace {

bool is_ascii_control(std::uint32_t code) {
    return code < 0x20 || code == 0x7F;
}

bool is_other_control(std::uint32_t code) {
    const bool turns = code == 0x061C || code == 0x200E || code == 0x200F ||
                       (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return (code >= 0x80 && code < 0xA0) || code == 0x2028 || code == 0x2029 || turns;
}

std::string in_hexadecimal(const char* format, std::uint32_t code) {
    std::array<char, 16> text{};
    const int size = std::snprintf(text.data(), text.size(), format, code);
    return {text.data(), static_cast<std::size_t>(size)};
}

/// Returns the visible symbol for a control character, as UTF-8: U+2400 to U+241F, or U+2421 for DEL.
std::string picture_of(std::uint32_t code) {
    return std::string("\xE2\x90") + static_cast<char>(0x80 + (code == 0x7F ? 0x21 : code));
}

/// Replaces each control character with the result of calling `show` for it, and each malformed byte with
/// U+FFFD.
template <class Show>
std::string each_visible(std::string_view text, const Show& show) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = first_character(text.substr(at));
        const std::string_view as_it_is = text.substr(at, character.bytes);
        at += character.bytes;
        if (character.code == no_character) {
            result += "\xEF\xBF\xBD";
        } else if (is_ascii_control(character.code) || is_other_control(character.code)) {
            result += show(character.code, text.substr(at));
        } else {
            result += as_it_is;
        }
    }
    return result;
}

std::string shown(std::uint32_t code) {
    return is_ascii_control(code) ? picture_of(code) : in_hexadecimal("<U+%04X>", code);
}

} // namespace

std::string visible_text(std::string_view text) {
    return each_visible(text, [](std::uint32_t code, std::string_view rest) {
        const bool stays = code == '\n' || code == '\t';
        const bool goes = code == '\r' && rest.starts_with('\n');
        return goes ? std::string() : stays ? std::string(1, static_cast<char>(code)) : shown(code);
    });
}

std::string visible_line(std::string_view text) {
    return each_visible(text, [](std::uint32_t code, std::string_view) { return shown(code); });
}

std::string visible_json(std::string_view json) {
    return each_visible(json, [](std::uint32_t code, std::string_view) {
        return code == '\n' ? std::string("\n") : in_hexadecimal("\\u%04x", code);
    });
}

} // namespace lockstep
