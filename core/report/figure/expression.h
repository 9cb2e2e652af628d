#pragma once

#include "core/base/result.h"
#include "core/report/figure/value.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lockstep {

// Expressions for the figures of a report (run --json): claims, lessons, --get and --assert use them.
//
//     condition    comparisons and figures that are true or false, joined by: not, and, or; parentheses
//     comparison   sum = sum     also != < <= > >= and == for =
//                  sum ~ sum within sum          about; a text ~ "words" contains the words
//     sum          numbers, figures, "texts", true, false; + - * / and parentheses
//     figure       path          counts of several launches or lines are added up
//                  sum(path)  min(path)  max(path)  count(path)     of all values that the path leads to
//     path         launches.model.cycles                 keys; the key of a list applies to all its elements
//                  launches[0].items                     one element, counted from 0
//                  launches.lines[text~"OP("].warp_steps the elements for which this is true
//                  launches.overlap.reads."odd name"     a key that is not a name
//                  totals.barriers                       launches.totals.barriers
//                  line("OP(").warp_steps                the only source line that contains these words
//                  line(12).warp_steps                   a line by its number
//     RUN(...)     the same for another run, by the name that the caller gives it: before(...)

/// Limits for expressions from untrusted sources.
inline constexpr std::size_t most_expression_bytes = 4096;
inline constexpr std::size_t most_expression_depth = 64;

/// [0] if there are no keys, otherwise [place.object = "s"].
struct FigureFilter {
    std::vector<std::string> keys;
    Relation relation = Relation::equal;
    FigureValue value; ///< if there are no keys, the index as a number
};

struct FigureStep {
    std::string key;
    std::vector<FigureFilter> filters;
    std::size_t offset = 0; ///< where its key begins in the expression
    std::size_t end = 0;    ///< where its key ends
};

struct FigurePath {
    FigureValue line; ///< for line(), the words or the number; null for other paths
    std::vector<FigureStep> steps;
    std::size_t offset = 0; ///< where it begins in the expression
    std::size_t end = 0;
};

struct ExpressionNode;
using ExpressionNodes = std::vector<ExpressionNode>; // for a node below with one part: exactly one

struct ConstantNode {
    FigureValue value;
};
struct FigureNode {
    enum class Take : std::uint8_t { value, sum, least, largest, count };
    Take take = Take::value;
    FigurePath path;
};
struct RunNode {
    std::string run;
    ExpressionNodes part;
};
struct NegativeNode {
    ExpressionNodes part;
};
/// a + b - c, or a * b / c, from left to right.
struct ChainNode {
    ExpressionNodes parts;
    std::string operators; ///< "+-": one fewer than parts
};
struct ComparisonNode {
    Relation relation{};
    ExpressionNodes sides; ///< left, right, and the tolerance, if any
};
struct NotNode {
    ExpressionNodes part;
};
/// Parts are evaluated from left to right, and no further than needed.
struct JoinNode {
    enum class Kind : std::uint8_t { all, any };
    Kind kind{};
    ExpressionNodes parts;
};

struct ExpressionNode {
    std::variant<ConstantNode, FigureNode, RunNode, NegativeNode, ChainNode, ComparisonNode, NotNode,
                 JoinNode>
        is;
    std::size_t offset = 0; ///< where its text begins in the expression, in bytes
    std::size_t length = 0;
};

/// An expression that can be evaluated any number of times.
struct Expression {
    std::string text;
    ExpressionNode root;
};

/// Parses an expression. `runs` are the names of other runs that it may use. Errors: bad_expression.
Result<Expression> read_expression(std::string_view text, const std::vector<std::string>& runs = {});
/// Like read_expression(), but the expression must not be a number or text. A figure in it may still turn out
/// to be one at evaluation. Errors: bad_expression.
Result<Expression> read_condition(std::string_view text, const std::vector<std::string>& runs = {});

} // namespace lockstep
