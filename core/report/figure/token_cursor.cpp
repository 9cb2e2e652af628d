#include "core/report/figure/tokens.h"

#include "core/report/figure/expression.h"
#include "core/report/figure/flaw.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace lockstep {

bool TokenCursor::is_call() const {
    return is_next(Token::Kind::name) && tokens_[at_ + 1].kind == Token::Kind::symbol &&
           tokens_[at_ + 1].text == "(";
}

std::size_t TokenCursor::end() const {
    return at_ == 0 ? 0 : tokens_[at_ - 1].offset + tokens_[at_ - 1].length;
}

std::optional<Relation> TokenCursor::take_relation() {
    for (int relation = 0; relation <= static_cast<int>(Relation::about); ++relation) {
        if (take(symbol_of(static_cast<Relation>(relation)))) {
            return static_cast<Relation>(relation);
        }
    }
    return {};
}

void TokenCursor::expect(std::string_view symbol) {
    if (!take(symbol)) {
        fail(figure_flaw::missing, std::string(symbol));
    }
}

FigureNumber TokenCursor::number(FigureNumber most, std::string_view flaw) {
    const std::string& digits = next().text;
    FigureNumber value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (read.ec != std::errc() || value > most) {
        fail(flaw, digits);
        return 0;
    }
    ++at_;
    return value;
}

FigureNumber TokenCursor::index() {
    const Token token = next();
    const FigureNumber value = number(std::numeric_limits<std::uint32_t>::max(), figure_flaw::bad_index);
    if (std::trunc(value) != value) {
        fail_at(token.offset, figure_flaw::bad_index, token.text);
    }
    return value;
}

void TokenCursor::fail(std::string_view flaw, std::string first) {
    fail_at(next().offset, flaw, std::move(first));
}

void TokenCursor::fail_at_next() {
    const bool ends = is_next(Token::Kind::end);
    fail(ends ? figure_flaw::ends_early : figure_flaw::unexpected, next().text);
}

void TokenCursor::fail_at(std::size_t offset, std::string_view flaw, std::string first, std::string second) {
    if (!error_) {
        error_ = bad_expression(text_, offset, flaw, std::move(first), std::move(second));
    }
    at_ = tokens_.size() - 1;
}

bool TokenCursor::take_as(Token::Kind kind, std::string_view text) {
    const bool is_it = is_next(kind) && next().text == text;
    at_ += is_it ? 1 : 0;
    return is_it;
}

bool TokenCursor::enter() {
    if (depth_ == most_expression_depth) {
        fail(figure_flaw::too_deep, std::to_string(most_expression_depth));
        return false;
    }
    ++depth_;
    return true;
}

} // namespace lockstep
