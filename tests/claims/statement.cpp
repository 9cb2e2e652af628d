#include "tests/claims/statement.h"

#include "app/words/errors/error_words.h"
#include "core/report/figure/evaluate.h"

namespace lockstep {

Verdict judge(const std::string& statement, const ClaimReports& reports) {
    std::vector<std::string> names;
    RunReports runs;
    for (const auto& [name, report] : reports) {
        names.push_back(name);
        runs[name] = &report;
    }
    const auto condition = read_condition(statement, names);
    if (!condition) {
        return {false, english(condition.error())};
    }
    if (evaluate_condition(*condition, {}).ok()) {
        return {false, "It has no figure of the program."};
    }
    const auto evaluation = evaluate_condition(*condition, runs);
    if (!evaluation) {
        return {false, english(evaluation.error())};
    }
    std::string found;
    for (const MadeComparison& made : evaluation->comparisons) {
        found += value_text(made.left) + " " + std::string(symbol_of(made.relation)) + " " +
                 value_text(made.right) + "\n";
    }
    return {std::get<bool>(evaluation->value), found};
}

} // namespace lockstep
