#pragma once

#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// Reports (run --json) by the names that an expression has for their runs; the run that it is about has the
/// name "".
using RunReports = std::map<std::string, const nlohmann::ordered_json*>;

/// A comparison that was made to find out whether an expression is true.
struct MadeComparison {
    std::string text; ///< as it is written: "totals.barriers < 9"
    FigureValue left;
    Relation relation{};
    FigureValue right;
    FigureValue tolerance; ///< null: none
    bool holds = false;
};

struct Evaluation {
    FigureValue value;
    std::vector<MadeComparison> comparisons; ///< in their order; of "and" and "or" those that were needed
};

/// The value of an expression: a number, a text, true, false, or null for a single figure that has no value
/// in this run. Errors: bad_expression.
Result<Evaluation> evaluate(const Expression& expression, const RunReports& reports);

/// The same, but the value must be true or false. Errors: bad_expression.
Result<Evaluation> evaluate_condition(const Expression& expression, const RunReports& reports);

} // namespace lockstep
