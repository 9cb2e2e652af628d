#pragma once

#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// Reports (run --json) by the names that an expression uses for their runs; the run that the expression is
/// about has the name "".
using RunReports = std::map<std::string, const nlohmann::ordered_json*>;

/// A comparison that was evaluated to decide whether an expression is true.
struct MadeComparison {
    std::string text; ///< as in the source: "totals.barriers < 9"
    FigureValue left;
    Relation relation{};
    FigureValue right;
    FigureValue tolerance; ///< null if there is none
    bool holds = false;
};

struct Evaluation {
    FigureValue value;
    std::vector<MadeComparison> comparisons; ///< in order; for "and" and "or", only those that were needed
};

/// The value of an expression: a number, a text, true, false, or null if it is a single figure without a
/// value in this run. Errors: bad_expression.
Result<Evaluation> evaluate(const Expression& expression, const RunReports& reports);

/// Like evaluate(), but the value must be true or false. Errors: bad_expression.
Result<Evaluation> evaluate_condition(const Expression& expression, const RunReports& reports);

} // namespace lockstep
