#pragma once

#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// The reports (run --json) that an expression can refer to, by the name of the run. The name "" is the run
/// that the expression is about.
using RunReports = std::map<std::string, const nlohmann::ordered_json*>;

/// A comparison that was made while an expression was evaluated.
struct MadeComparison {
    std::string text; ///< text in the expression: "totals.barriers < 9"
    FigureValue left;
    Relation relation{};
    FigureValue right;
    FigureValue tolerance; ///< null if the comparison has no tolerance
    bool holds = false;
};

struct Evaluation {
    FigureValue value;
    /// The comparisons, in order of evaluation. For "and" and "or", only those that were needed.
    std::vector<MadeComparison> comparisons;
};

/// Evaluates an expression. Its value is a number, a string, true, false, or null if it is a single figure
/// that has no value in this run. Errors: bad_expression.
Result<Evaluation> evaluate(const Expression& expression, const RunReports& reports);

/// Like evaluate(), but returns an error unless the value is true or false. Errors: bad_expression.
Result<Evaluation> evaluate_condition(const Expression& expression, const RunReports& reports);

} // namespace lockstep
