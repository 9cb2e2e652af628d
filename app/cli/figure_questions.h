#pragma once

#include "app/common/arguments.h"
#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// The expressions of --get and --assert.
struct FigureQuestions {
    std::vector<Expression> values;     ///< of --get
    std::vector<Expression> conditions; ///< of --assert

    [[nodiscard]] bool empty() const { return values.empty() && conditions.empty(); }
};

/// Names offered by shell completion; a report has many more.
[[nodiscard]] std::vector<std::string> common_figures();

/// Errors: bad_expression, with the option as its file; value_not_allowed.
Result<FigureQuestions> figure_questions(const Arguments& arguments);

/// Prints each value on its own line to standard output, and each false condition to standard error. Returns
/// exit_done if all conditions are true, else exit_findings. Errors: bad_expression, before anything is
/// printed; cannot_write_file.
Result<int> answer(const FigureQuestions& questions, const nlohmann::ordered_json& report);

} // namespace lockstep
