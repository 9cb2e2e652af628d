#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/report/figure/expression.h"
#include "core/report/figure/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {

/// A token of an expression.
struct Token {
    enum class Kind : std::uint8_t { name, number, text, symbol, end };
    Kind kind;
    std::string text;   ///< for a string: without quotes and escaping backslashes
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

/// Iterates over the tokens of an expression. After the first error, the cursor is at the end, so that all
/// reading functions find no more tokens and return.
class TokenCursor {
public:
    TokenCursor(std::string_view text, std::vector<Token> tokens) : text_(text), tokens_(std::move(tokens)) {}

    [[nodiscard]] const Token& next() const { return tokens_[at_]; }
    [[nodiscard]] bool is_next(Token::Kind kind) const { return next().kind == kind; }
    /// Whether the next tokens are a name and an opening parenthesis.
    [[nodiscard]] bool is_call() const;
    /// Returns the byte offset after the last consumed token.
    [[nodiscard]] std::size_t end() const;

    /// Returns the last consumed token.
    [[nodiscard]] const Token& last() const { return tokens_[at_ - 1]; }
    /// Consumes the next token, which must not be the end.
    const Token& advance() { return tokens_[at_++]; }
    bool take(std::string_view symbol) { return take_as(Token::Kind::symbol, symbol); }
    bool take_word(std::string_view word) { return take_as(Token::Kind::name, word); }
    std::optional<Relation> take_relation();
    /// Consumes the symbol; if another token is next, fails.
    void expect(std::string_view symbol);
    /// Consumes a number from 0 to `most`. If there is none, stores an error with this flaw (see flaw.h).
    FigureNumber number(FigureNumber most, std::string_view flaw);
    /// Like number(), for the index of an element: an integer of 32 bits.
    FigureNumber index();

    /// Stores an error for the next token.
    void fail(std::string_view flaw, std::string first = "");
    /// Stores the error that the next token is not allowed here.
    void fail_at_next();
    void fail_at(std::size_t offset, std::string_view flaw, std::string first = "", std::string second = "");
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

    /// Calls inner() one nesting level deeper and returns its result; an empty result if the expression is
    /// nested too deeply.
    template <class Inner>
    auto deeper(Inner inner) {
        decltype(inner()) found;
        if (enter()) {
            found = inner();
            --depth_;
        }
        return found;
    }

private:
    bool take_as(Token::Kind kind, std::string_view text);
    bool enter();

    std::string_view text_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    std::optional<Error> error_;
};

/// Limit for numbers: larger than any figure, but a product of a few such numbers does not overflow.
inline constexpr FigureNumber most_number = 1e300L;

/// Reads a path (see expression.h). An error is stored in the cursor.
FigurePath read_path(TokenCursor& at);

} // namespace lockstep
