#include "core/report/xml_text.h"

#include "core/base/utf8.h"

namespace lockstep {
namespace {

bool is_allowed(std::uint32_t code) {
    const bool is_white = code == '\t' || code == '\n' || code == '\r';
    return is_white || (code >= 0x20 && code < 0x7F) || (code >= 0xA0 && code != 0xFFFE && code != 0xFFFF);
}

std::string escaped(char letter) {
    switch (letter) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    case '\t':
        return "&#9;";
    case '\n':
        return "&#10;";
    case '\r':
        return "&#13;";
    default:
        return {letter};
    }
}

} // namespace

std::string xml_characters(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = first_character(text.substr(at));
        result += is_allowed(character.code) && character.code != no_character
                      ? text.substr(at, character.bytes)
                      : no_character_text;
        at += character.bytes;
    }
    return result;
}

std::string xml_text(std::string_view text) {
    std::string result;
    for (const char letter : xml_characters(text)) {
        result += escaped(letter);
    }
    return result;
}

} // namespace lockstep
