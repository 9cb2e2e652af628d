#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// A token of an expression.
struct Token {
    enum class Kind : std::uint8_t { name, number, text, symbol, end };
    Kind kind;
    std::string text;   ///< for a text: without quotes and escaping backslashes
    std::size_t offset; ///< position of the first byte in the expression
    std::size_t length;
};

/// Splits an expression into tokens. The last token marks the end. Errors: bad_expression.
///
///     name     local_load     letters, digits and _; no digit first
///     number   512  0.5  1e6
///     text     "OP(s[lid])"   \" and \\ for a quote and a backslash
///     symbol   + - * / ( ) [ ] . , = != < <= > >= ~     == is =
Result<std::vector<Token>> tokens_of(std::string_view expression);

} // namespace lockstep
