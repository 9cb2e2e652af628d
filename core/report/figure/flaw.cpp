#include "core/report/figure/flaw.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Whether a byte starts a UTF-8 character. Bytes 0x80 to 0xBF continue one.
bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

} // namespace

Error bad_expression(std::string_view expression, std::size_t offset, std::string_view flaw,
                     std::string first, std::string second) {
    const std::string_view before = expression.substr(0, offset);
    const std::size_t line_begin = before.rfind('\n') + 1; // if there is no line end, npos + 1 is 0
    const auto lines = std::ranges::count(before, '\n');
    const auto columns = std::ranges::count_if(before.substr(line_begin), begins_character);
    return {.code = ErrorCode::bad_expression,
            .arguments = {std::string(flaw), std::move(first), std::move(second)},
            .place = {.file = {},
                      .line = static_cast<std::uint32_t>(lines + 1),
                      .column = static_cast<std::uint32_t>(columns + 1)}};
}

} // namespace lockstep
