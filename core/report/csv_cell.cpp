#include "core/report/csv_cell.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

bool begins_as_formula(std::string_view text) {
    constexpr std::array<std::string_view, 11> begins{
        "=", "+", "-", "@", "\t", "\r", "\n", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};
    return std::ranges::any_of(begins, [text](std::string_view begin) { return text.starts_with(begin); });
}

/// Whether the text is only a number, without cell references, functions or calculations. The exponent may
/// have a sign.
bool is_signed_number(std::string_view text) {
    // No-break spaces between digit groups.
    constexpr std::string_view spaces[] = {"\xC2\xA0", "\xE2\x80\xAF"};
    text.remove_prefix(1);
    const bool begins_as_number = text.empty() || text[0] == '.' || (text[0] >= '0' && text[0] <= '9');
    std::string plain(text);
    for (const std::string_view space : spaces) {
        for (std::size_t at = plain.find(space); at != std::string::npos; at = plain.find(space)) {
            plain.erase(at, space.size());
        }
    }
    for (const char* exponent : {"e-", "e+", "E-", "E+"}) {
        if (const std::size_t at = plain.find(exponent); at != std::string::npos) {
            plain.erase(at, 2);
            break;
        }
    }
    return begins_as_number && plain.find_first_not_of("0123456789.,eE %") == std::string::npos;
}

} // namespace

std::string without_formula(std::string_view text) {
    const bool is_safe =
        !begins_as_formula(text) || ((text[0] == '+' || text[0] == '-') && is_signed_number(text));
    return (is_safe ? "" : "'") + std::string(text);
}

std::string csv_cell(std::string_view text) {
    std::string plain = as_utf8(text);
    if (plain.find_first_of(",\"\r\n") == std::string::npos) {
        return plain;
    }
    std::string result = "\"";
    for (const char letter : plain) {
        result += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return result + "\"";
}

} // namespace lockstep
