#pragma once

#include "app/common/arguments.h"
#include "app/words/phrase.h"
#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lockstep {

/// The parsed expressions of the options --get and --assert.
struct FigureQuestions {
    std::vector<Expression> values;     ///< expressions of --get
    std::vector<Expression> conditions; ///< expressions of --assert

    [[nodiscard]] bool empty() const { return values.empty() && conditions.empty(); }
};

/// Returns the figure names that shell completion offers. A report contains many more figures.
[[nodiscard]] std::vector<std::string> common_figures();

/// Parses the expressions of --get and --assert. Errors: bad_expression (its file is the option's name),
/// value_not_allowed.
Result<FigureQuestions> figure_questions(const Arguments& arguments);

/// Prints the value of each --get expression on its own line to standard output, and each false --assert
/// condition to standard error. Returns exit_done if all conditions are true, otherwise exit_findings.
/// Errors: bad_expression (before anything is printed), cannot_write_file.
Result<int> answer(const FigureQuestions& questions, const nlohmann::ordered_json& report,
                   const Reader& reader = english_reader());

} // namespace lockstep
