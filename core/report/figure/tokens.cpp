#include "core/report/figure/tokens.h"

#include "core/report/figure/flaw.h"

#include <algorithm>
#include <optional>

namespace lockstep {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool is_name_part(char c) {
    return is_letter(c) || is_digit(c);
}

class TokenReader {
public:
    explicit TokenReader(std::string_view text) : text_(text) {}

    Result<std::vector<Token>> read() {
        while (skip_blanks(), at_ < text_.size()) {
            if (const auto error = read_one()) {
                return *error;
            }
        }
        tokens_.push_back({Token::Kind::end, "", text_.size(), 0});
        return std::move(tokens_);
    }

private:
    using Flaw = std::optional<Error>;

    Flaw read_one() {
        if (is_letter(text_[at_])) {
            take(Token::Kind::name, end_of(at_, is_name_part));
            return {};
        }
        if (is_digit(text_[at_])) {
            take(Token::Kind::number, end_of_number());
            return {};
        }
        return text_[at_] == '"' ? read_text() : read_symbol();
    }

    void take(Token::Kind kind, std::size_t end) {
        tokens_.push_back({kind, std::string(text_.substr(at_, end - at_)), at_, end - at_});
        at_ = end;
    }

    Flaw read_text() {
        std::string text;
        std::size_t end = at_ + 1;
        for (; end < text_.size() && text_[end] != '"'; ++end) {
            if (text_[end] == '\\' && ++end < text_.size() && text_[end] != '"' && text_[end] != '\\') {
                return bad_expression(text_, end - 1, figure_flaw::bad_escape, character_at(end));
            }
            text += end < text_.size() ? text_.substr(end, 1) : "";
        }
        if (end >= text_.size()) {
            return bad_expression(text_, at_, figure_flaw::open_text);
        }
        tokens_.push_back({Token::Kind::text, std::move(text), at_, end + 1 - at_});
        at_ = end + 1;
        return {};
    }

    Flaw read_symbol() {
        for (const std::string_view symbol : {"!=", "<=", ">=", "=="}) {
            if (text_.substr(at_).starts_with(symbol)) {
                take(Token::Kind::symbol, at_ + symbol.size());
                tokens_.back().text = symbol == "==" ? "=" : symbol;
                return {};
            }
        }
        if (std::string_view("+-*/()[].,=<>~").find(text_[at_]) == std::string_view::npos) {
            return bad_expression(text_, at_, figure_flaw::strange_character, character_at(at_));
        }
        take(Token::Kind::symbol, at_ + 1);
        return {};
    }

    template <class Is>
    [[nodiscard]] std::size_t end_of(std::size_t begin, Is is) const {
        const auto rest = text_.substr(begin);
        return begin + static_cast<std::size_t>(std::ranges::find_if_not(rest, is) - rest.begin());
    }

    /// Returns the end of a number: digits, optionally with a fraction and an exponent.
    [[nodiscard]] std::size_t end_of_number() const {
        std::size_t end = end_of(at_, is_digit);
        if (end + 1 < text_.size() && text_[end] == '.' && is_digit(text_[end + 1])) {
            end = end_of(end + 1, is_digit);
        }
        std::size_t exponent = end;
        if (exponent < text_.size() && (text_[exponent] == 'e' || text_[exponent] == 'E')) {
            ++exponent;
            exponent += exponent < text_.size() && (text_[exponent] == '+' || text_[exponent] == '-') ? 1 : 0;
            end = exponent < text_.size() && is_digit(text_[exponent]) ? end_of(exponent, is_digit) : end;
        }
        return end;
    }

    /// Returns all bytes of one UTF-8 character.
    [[nodiscard]] std::string character_at(std::size_t at) const {
        const std::size_t end =
            end_of(at + 1, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; });
        return std::string(text_.substr(at, end - at));
    }

    void skip_blanks() {
        at_ = end_of(at_, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<Token> tokens_;
};

} // namespace

Result<std::vector<Token>> tokens_of(std::string_view expression) {
    return TokenReader(expression).read();
}

} // namespace lockstep
