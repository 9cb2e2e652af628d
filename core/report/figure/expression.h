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
//     figure       path          numbers of several launches or lines are added up, if they are counts
//                  sum(path)  min(path)  max(path)  count(path)     of all values that the path leads to
//     path         launches.model.cycles                 keys; the key of a list is that of all its elements
//                  launches[0].items                     one element, counted from 0
//                  launches.lines[text~"OP("].warp_steps the elements that pass, see `comparison`
//                  launches.overlap.reads."odd name"     a key that is no name
//                  totals.barriers                       launches.totals.barriers
//                  line("OP(").warp_steps                the one line of source that contains these words
//                  line(12).warp_steps                   by its number
//     RUN(...)     the same of another run, by the name that the user of the language gives it: before(...)

/// Bounds for expressions that a stranger wrote.
inline constexpr std::size_t most_expression_bytes = 4096;
inline constexpr std::size_t most_expression_depth = 64;

/// [0] if there are no keys, else [place.object = "s"].
struct FigureFilter {
    std::vector<std::string> keys;
    Relation relation = Relation::equal;
    FigureValue value; ///< the index, as a number, if there are no keys
};

struct FigureStep {
    std::string key;
    std::vector<FigureFilter> filters;
    std::size_t offset = 0; ///< of its key, in the expression
    std::size_t end = 0;    ///< of its key
};

struct FigurePath {
    FigureValue line; ///< of line(): the words or the number; null for other paths
    std::vector<FigureStep> steps;
    std::size_t offset = 0; ///< in the expression
    std::size_t end = 0;
};

struct ExpressionNode;
using ExpressionNodes = std::vector<ExpressionNode>; // of the nodes below with one part: exactly one

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
    ExpressionNodes sides; ///< left, right, and the tolerance if there is one
};
struct NotNode {
    ExpressionNodes part;
};
/// From left to right, and no further than needed.
struct JoinNode {
    enum class Kind : std::uint8_t { all, any };
    Kind kind{};
    ExpressionNodes parts;
};

struct ExpressionNode {
    std::variant<ConstantNode, FigureNode, RunNode, NegativeNode, ChainNode, ComparisonNode, NotNode,
                 JoinNode>
        is;
    std::size_t offset = 0; ///< of its text in the expression, in bytes
    std::size_t length = 0;
};

/// An expression that can be evaluated any number of times.
struct Expression {
    std::string text;
    ExpressionNode root;
};

/// Reads an expression. `runs`: names of other runs that it may use. Errors: bad_expression.
Result<Expression> read_expression(std::string_view text, const std::vector<std::string>& runs = {});
/// The same, but its value must not be a number or text: a figure may still turn out to be one. Errors:
/// bad_expression.
Result<Expression> read_condition(std::string_view text, const std::vector<std::string>& runs = {});

} // namespace lockstep
