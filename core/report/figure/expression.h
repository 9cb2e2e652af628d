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

// Expressions about the figures of a report (run --json), as used by claims, lessons, --get and --assert:
//
//     condition    comparisons and figures that are true or false, joined by: not, and, or; parentheses
//     comparison   sum = sum     also != < <= > >= and == for =
//                  sum ~ sum within sum          about; a text ~ "words" contains the words
//     sum          numbers, figures, "texts", true, false; + - * / and parentheses
//     figure       path          counts of several launches or lines are summed
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

/// A filter [...] in a path: [0] has no keys; [place.object = "s"] has the keys place and object.
struct FigureFilter {
    std::vector<std::string> keys;
    Relation relation = Relation::equal;
    FigureValue value; ///< value to compare with; without keys, the index as a number
};

struct FigureStep {
    std::string key;
    std::vector<FigureFilter> filters;
    std::size_t offset = 0; ///< position of the key's first byte in the expression
    std::size_t end = 0;    ///< position after the key's last byte
};

struct FigurePath {
    FigureValue line; ///< for line(): the words or the line number; null for other paths
    std::vector<FigureStep> steps;
    std::size_t offset = 0; ///< position of the path's first byte in the expression
    std::size_t end = 0;
};

struct ExpressionNode;
using ExpressionNodes = std::vector<ExpressionNode>; // a node with a single part has exactly one element

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
/// A sum a + b - c, or a product a * b / c, evaluated from left to right.
struct ChainNode {
    ExpressionNodes parts;
    std::string operators; ///< the operators, such as "+-": one fewer than parts
};
struct ComparisonNode {
    Relation relation{};
    ExpressionNodes sides; ///< left side, right side, and optionally the tolerance
};
struct NotNode {
    ExpressionNodes part;
};
/// Several conditions joined by "and" or "or". They are evaluated from left to right until the result is
/// known.
struct JoinNode {
    enum class Kind : std::uint8_t { all, any };
    Kind kind{};
    ExpressionNodes parts;
};

struct ExpressionNode {
    std::variant<ConstantNode, FigureNode, RunNode, NegativeNode, ChainNode, ComparisonNode, NotNode,
                 JoinNode>
        is;
    std::size_t offset = 0; ///< position of the node's first byte in the expression
    std::size_t length = 0;
};

/// An expression that can be evaluated any number of times.
struct Expression {
    std::string text;
    ExpressionNode root;
};

/// Parses an expression. `runs` contains the names of other runs that it may refer to. Errors:
/// bad_expression.
Result<Expression> read_expression(std::string_view text, const std::vector<std::string>& runs = {});
/// Like read_expression(), but rejects expressions that are always a number or a string. A figure in the
/// expression may still be one of these when it is evaluated. Errors: bad_expression.
Result<Expression> read_condition(std::string_view text, const std::vector<std::string>& runs = {});

} // namespace lockstep
