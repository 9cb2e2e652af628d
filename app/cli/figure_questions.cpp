#include "app/cli/figure_questions.h"

#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/errors/usage_words.h"
#include "app/words/visible_text.h"
#include "core/base/coded_text.h"
#include "core/report/figure/evaluate.h"

#include <algorithm>
#include <string>

namespace lockstep {
namespace {

constexpr const char* option_of_values = "--get";
constexpr const char* option_of_conditions = "--assert";
constexpr std::size_t most_columns = 100;

/// Returns the line of an expression that contains an error, and a second line with a mark below the wrong
/// character. Columns are counted from 1. A long line is shortened to the text around the mark.
std::string marked_line(const std::string& expression, const Place& place) {
    std::size_t begin = 0;
    for (std::uint32_t line = 1; line < place.line; ++line) {
        begin = expression.find('\n', begin) + 1;
    }
    std::string line = expression.substr(begin, expression.find('\n', begin) - begin);
    std::ranges::replace(line, '\t', ' ');
    std::size_t column = place.column - 1;
    const bool is_ascii =
        std::ranges::all_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (is_ascii && line.size() > most_columns) {
        const std::size_t first = column > most_columns / 2 ? column - most_columns / 2 : 0;
        line = line.substr(first, most_columns);
        column -= first;
    }
    return "    " + line + "\n    " + std::string(column, ' ') + "^";
}

/// Adds the option's name, and the line of the expression with a mark, to an error in an expression.
Error shown(Error error, const char* option, const std::string& expression) {
    if (error.code == ErrorCode::bad_expression) {
        error.place.file = option;
        error.detail = marked_line(expression, error.place);
    }
    return error;
}

Result<std::vector<Expression>> expressions_of(const Arguments& arguments, const char* option,
                                               decltype(read_condition)* read) {
    std::vector<Expression> expressions;
    for (const std::string& text : arguments.values(option)) {
        auto expression = read(text, {});
        if (!expression) {
            return shown(expression.error(), option, text);
        }
        expressions.push_back(std::move(*expression));
    }
    return expressions;
}

/// Returns a line that shows the compared values: "    70 = 0". If the comparison is only a part of the
/// expression, the line also contains the comparison.
std::string comparison_line(const MadeComparison& made, const std::string& expression) {
    std::string line = made.text == expression ? "" : made.text + ":  ";
    line +=
        value_text(made.left) + " " + std::string(symbol_of(made.relation)) + " " + value_text(made.right);
    line +=
        std::holds_alternative<std::monostate>(made.tolerance) ? "" : " within " + value_text(made.tolerance);
    line += made.text == expression ? "" : made.holds ? "  true" : "  false";
    return "    " + visible_line(line) + "\n";
}

/// Explains why the condition is false; empty if it is true.
std::string false_text(const Reader& reader, const Expression& condition, const Evaluation& evaluation) {
    if (std::get<bool>(evaluation.value)) {
        return "";
    }
    std::string text = "lockstep-cli: " + text_for(reader, false_assertion_sentence(condition.text)) + "\n";
    for (const MadeComparison& made : evaluation.comparisons) {
        text += comparison_line(made, condition.text);
    }
    return text;
}

} // namespace

std::vector<std::string> common_figures() {
    return {"totals.warp_steps",
            "totals.lane_steps",
            "totals.barriers",
            "totals.branches.divergent",
            "totals.global_load.requests",
            "totals.global_load.sectors",
            "totals.global_store.requests",
            "totals.global_store.sectors",
            "totals.local_load.conflicts",
            "totals.local_store.conflicts",
            "launches.items",
            "launches.model.cycles",
            "launches.timing.median_ns",
            "correct"};
}

Result<FigureQuestions> figure_questions(const Arguments& arguments) {
    if (arguments.has(option_of_values) && (arguments.has("--json") || arguments.has("--csv"))) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {option_of_values, arguments.value(option_of_values),
                                   coded(allowed::nothing_beside_json)}};
    }
    auto values = expressions_of(arguments, option_of_values, read_expression);
    if (!values) {
        return values.error();
    }
    auto conditions = expressions_of(arguments, option_of_conditions, read_condition);
    return conditions ? FigureQuestions{std::move(*values), std::move(*conditions)}
                      : Result<FigureQuestions>(conditions.error());
}

Result<int> answer(const FigureQuestions& questions, const nlohmann::ordered_json& report,
                   const Reader& reader) {
    std::string values;
    for (const Expression& expression : questions.values) {
        const auto evaluation = evaluate(expression, {{"", &report}});
        if (!evaluation) {
            return shown(evaluation.error(), option_of_values, expression.text);
        }
        values += visible_line(value_text(evaluation->value)) + "\n";
    }
    std::string false_ones;
    for (const Expression& condition : questions.conditions) {
        const auto evaluation = evaluate_condition(condition, {{"", &report}});
        if (!evaluation) {
            return shown(evaluation.error(), option_of_conditions, condition.text);
        }
        false_ones += false_text(reader, condition, *evaluation);
    }
    if (const Status printed = values.empty() ? Status{} : print(values); !printed) {
        return printed.error();
    }
    print_error(false_ones);
    return false_ones.empty() ? exit_done : exit_findings;
}

} // namespace lockstep
