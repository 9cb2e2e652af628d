#include "core/report/figure/tokens.h"

#include "core/report/figure/flaw.h"

namespace lockstep {
namespace {

std::string read_key(TokenCursor& at) {
    if (!at.is_next(Token::Kind::name) && !at.is_next(Token::Kind::text)) {
        at.fail(figure_flaw::no_name);
        return {};
    }
    return at.advance().text;
}

FigureValue read_filter_value(TokenCursor& at) {
    const bool is_negative = at.take("-");
    if (at.is_next(Token::Kind::number)) {
        const FigureNumber magnitude = at.number(most_number, figure_flaw::bad_number);
        return is_negative ? -magnitude : magnitude;
    }
    if (!is_negative && at.is_next(Token::Kind::text)) {
        return at.advance().text;
    }
    for (const bool truth : {true, false}) {
        if (!is_negative && at.take_word(truth ? "true" : "false")) {
            return truth;
        }
    }
    at.fail_at_next();
    return {};
}

FigureFilter read_filter(TokenCursor& at) {
    if (at.is_next(Token::Kind::number)) {
        return {.keys = {}, .value = at.index()};
    }
    FigureFilter filter{.keys = {read_key(at)}, .value = {}};
    while (at.take(".")) {
        filter.keys.push_back(read_key(at));
    }
    const auto relation = at.take_relation();
    if (!relation) {
        at.fail(figure_flaw::missing, "=");
    }
    filter.relation = relation.value_or(Relation::equal);
    filter.value = read_filter_value(at);
    if (filter.relation == Relation::about && !std::holds_alternative<std::string>(filter.value)) {
        at.fail(figure_flaw::no_tolerance);
    }
    return filter;
}

FigureStep read_step(TokenCursor& at) {
    FigureStep step{.key = {}, .filters = {}, .offset = at.next().offset};
    step.key = read_key(at);
    step.end = at.end();
    while (at.take("[")) {
        step.filters.push_back(read_filter(at));
        at.expect("]");
    }
    return step;
}

/// Reads the words or the number in line(...).
FigureValue read_line(TokenCursor& at) {
    at.advance();
    at.advance();
    FigureValue line;
    if (at.is_next(Token::Kind::number)) {
        line = at.index();
    } else if (at.is_next(Token::Kind::text) && !at.next().text.empty()) {
        line = at.advance().text;
    } else {
        at.fail(figure_flaw::no_words);
    }
    at.expect(")");
    return line;
}

} // namespace

FigurePath read_path(TokenCursor& at) {
    FigurePath path{.line = {}, .steps = {}, .offset = at.next().offset};
    if (at.is_call() && at.next().text == "line") {
        path.line = read_line(at);
    } else {
        if (at.is_next(Token::Kind::name) && at.next().text == "totals") {
            path.steps.push_back({.key = "launches",
                                  .filters = {},
                                  .offset = at.next().offset,
                                  .end = at.next().offset + at.next().length});
        }
        path.steps.push_back(read_step(at));
    }
    while (at.take(".")) {
        path.steps.push_back(read_step(at));
    }
    path.end = at.end();
    return path;
}

} // namespace lockstep
