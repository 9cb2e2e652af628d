#include "core/report/figure/expression.h"

#include "core/report/figure/flaw.h"
#include "core/report/figure/tokens.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

using Take = FigureNode::Take;

constexpr std::pair<std::string_view, Take> figure_functions[] = {
    {"sum", Take::sum}, {"min", Take::least}, {"max", Take::largest}, {"count", Take::count}};

struct Reading {
    std::string_view text;
    TokenCursor at;
    const std::vector<std::string>& runs;
};

ExpressionNode read_or(Reading& in); // reads a whole expression, also inside parentheses

template <class Is>
ExpressionNode node(const Reading& in, std::size_t begin, Is is) {
    return {.is = std::move(is), .offset = begin, .length = in.at.end() - begin};
}

/// Parses one or more operands with separators between them, such as "a + b + c". `take_between` consumes one
/// separator. Returns the node that `make` creates from the operands.
template <class Part, class TakeBetween, class Make>
ExpressionNode read_list(Reading& in, Part part, TakeBetween take_between, Make make) {
    const std::size_t begin = in.at.next().offset;
    ExpressionNode first = part(in);
    if (!take_between()) {
        return first;
    }
    ExpressionNodes parts;
    parts.push_back(std::move(first));
    do {
        parts.push_back(part(in));
    } while (take_between());
    return node(in, begin, make(std::move(parts)));
}

template <class Part>
ExpressionNode read_chain(Reading& in, Part part, std::string_view symbols) {
    std::string operators;
    return read_list(
        in, part,
        [&] {
            const bool is_one = std::ranges::any_of(symbols, [&](const char& c) {
                return in.at.take({&c, 1});
            });
            operators += is_one ? in.at.last().text : "";
            return is_one;
        },
        [&](ExpressionNodes parts) {
            return ChainNode{std::move(parts), operators};
        });
}

/// Whether a subexpression is a number or a string in every report, so that it cannot be a condition.
bool is_never_condition(const ExpressionNode& node) {
    if (const auto* constant = std::get_if<ConstantNode>(&node.is)) {
        return !std::holds_alternative<bool>(constant->value);
    }
    if (const auto* figure = std::get_if<FigureNode>(&node.is)) {
        return figure->take != Take::value;
    }
    if (const auto* run = std::get_if<RunNode>(&node.is)) {
        return is_never_condition(run->part[0]);
    }
    return std::holds_alternative<NegativeNode>(node.is) || std::holds_alternative<ChainNode>(node.is);
}

/// Stores an error if the subexpression cannot be a condition, because its value is never true or false.
void expect_condition(Reading& in, const ExpressionNode& part) {
    if (is_never_condition(part)) {
        in.at.fail_at(part.offset, figure_flaw::no_condition,
                      std::string(in.text.substr(part.offset, part.length)));
    }
}

template <class Part>
ExpressionNode read_join(Reading& in, Part part, std::string_view word, JoinNode::Kind kind) {
    return read_list(
        in, part, [&] { return in.at.take_word(word); },
        [&](ExpressionNodes parts) {
            std::ranges::for_each(parts, [&](const ExpressionNode& one) { expect_condition(in, one); });
            return JoinNode{kind, std::move(parts)};
        });
}

ExpressionNode read_in_parentheses(Reading& in) {
    return in.at.deeper([&] {
        ExpressionNode inner = read_or(in);
        in.at.expect(")");
        return inner;
    });
}

std::string known_functions(const std::vector<std::string>& runs) {
    std::string names = "line";
    for (const auto& [name, take] : figure_functions) {
        names += ", " + std::string(name);
    }
    for (const std::string& run : runs) {
        names += ", " + run;
    }
    return names;
}

/// Reads sum(path), min(path), ..., or RUN(expression).
ExpressionNode read_function(Reading& in) {
    const std::size_t begin = in.at.next().offset;
    const std::string name = in.at.advance().text;
    in.at.advance();
    const auto* const function =
        std::ranges::find(figure_functions, name, [](const auto& row) { return row.first; });
    if (function != std::end(figure_functions)) {
        FigureNode figure{function->second, read_path(in.at)};
        in.at.expect(")");
        return node(in, begin, std::move(figure));
    }
    if (std::ranges::find(in.runs, name) == in.runs.end()) {
        in.at.fail_at(begin, figure_flaw::unknown_function, name, known_functions(in.runs));
        return {};
    }
    RunNode run{name, {}};
    run.part.push_back(read_in_parentheses(in));
    return node(in, begin, std::move(run));
}

/// Reads an expression that starts with a name: a figure, a function, true or false.
ExpressionNode read_named(Reading& in) {
    const std::size_t begin = in.at.next().offset;
    const std::string name = in.at.next().text;
    const bool is_word =
        std::ranges::count(std::initializer_list<std::string_view>{"and", "or", "not", "within"}, name) != 0;
    if (is_word) {
        in.at.fail_at_next();
        return {};
    }
    if (in.at.is_call() && name != "line") {
        return read_function(in);
    }
    if (name == "true" || name == "false") {
        in.at.advance();
        return node(in, begin, ConstantNode{name == "true"});
    }
    return node(in, begin, FigureNode{Take::value, read_path(in.at)});
}

ExpressionNode read_factor(Reading& in) {
    const std::size_t begin = in.at.next().offset;
    if (in.at.take("-")) {
        NegativeNode negative;
        negative.part.push_back(in.at.deeper([&] { return read_factor(in); }));
        return node(in, begin, std::move(negative));
    }
    if (in.at.take("(")) {
        ExpressionNode inner = read_in_parentheses(in);
        return node(in, begin, std::move(inner.is)); // the text of the node includes the parentheses
    }
    switch (in.at.next().kind) {
    case Token::Kind::number:
        return node(in, begin, ConstantNode{in.at.number(most_number, figure_flaw::bad_number)});
    case Token::Kind::text:
        return node(in, begin, ConstantNode{in.at.advance().text});
    case Token::Kind::name:
        return read_named(in);
    default:
        in.at.fail_at_next();
        return {};
    }
}

ExpressionNode read_product(Reading& in) {
    return read_chain(in, read_factor, "*/");
}

ExpressionNode read_sum(Reading& in) {
    return read_chain(in, read_product, "+-");
}

bool is_text(const ExpressionNode& node) {
    const auto* constant = std::get_if<ConstantNode>(&node.is);
    return constant != nullptr && std::holds_alternative<std::string>(constant->value);
}

ExpressionNode read_comparison(Reading& in) {
    const std::size_t begin = in.at.next().offset;
    ExpressionNode left = read_sum(in);
    const auto relation = in.at.take_relation();
    if (!relation) {
        return left;
    }
    ComparisonNode comparison{*relation, {}};
    comparison.sides.push_back(std::move(left));
    comparison.sides.push_back(read_sum(in));
    if (*relation == Relation::about && !is_text(comparison.sides[1])) {
        if (!in.at.take_word("within")) {
            in.at.fail(figure_flaw::no_tolerance);
        }
        comparison.sides.push_back(read_sum(in));
    }
    const std::size_t end = in.at.next().offset;
    if (in.at.take_relation()) {
        in.at.fail_at(end, figure_flaw::two_comparisons);
    }
    return node(in, begin, std::move(comparison));
}

ExpressionNode read_not(Reading& in) {
    const std::size_t begin = in.at.next().offset;
    if (!in.at.take_word("not")) {
        return read_comparison(in);
    }
    NotNode negation;
    negation.part.push_back(in.at.deeper([&] { return read_not(in); }));
    expect_condition(in, negation.part[0]);
    return node(in, begin, std::move(negation));
}

ExpressionNode read_and(Reading& in) {
    return read_join(in, read_not, "and", JoinNode::Kind::all);
}

ExpressionNode read_or(Reading& in) {
    return read_join(in, read_and, "or", JoinNode::Kind::any);
}

} // namespace

Result<Expression> read_expression(std::string_view text, const std::vector<std::string>& runs) {
    if (text.size() > most_expression_bytes) {
        return bad_expression(text, 0, figure_flaw::too_long, std::to_string(most_expression_bytes));
    }
    auto tokens = tokens_of(text);
    if (!tokens) {
        return tokens.error();
    }
    const bool is_empty = tokens->size() == 1;
    Reading in{text, {text, std::move(*tokens)}, runs};
    if (is_empty) {
        in.at.fail(figure_flaw::empty);
    }
    ExpressionNode root = read_or(in);
    if (!in.at.is_next(Token::Kind::end)) {
        in.at.fail_at_next();
    }
    return in.at.error() ? Result<Expression>(*in.at.error())
                         : Expression{std::string(text), std::move(root)};
}

Result<Expression> read_condition(std::string_view text, const std::vector<std::string>& runs) {
    auto expression = read_expression(text, runs);
    if (expression && is_never_condition(expression->root)) {
        const ExpressionNode& root = expression->root;
        return bad_expression(text, root.offset, figure_flaw::no_condition,
                              expression->text.substr(root.offset, root.length));
    }
    return expression;
}

} // namespace lockstep
