#include "tests/unit/report/figure/example_report.h"

#include "core/report/figure/evaluate.h"

namespace lockstep {
namespace {

const nlohmann::ordered_json& other_report() {
    static const nlohmann::ordered_json report =
        nlohmann::ordered_json::parse(R"({"launches": [{"items": 8}]})");
    return report;
}

Result<Evaluation> evaluated(const std::string& text) {
    const auto expression = read_expression(text, {"before"});
    return expression ? evaluate(*expression, {{"", &example_report()}, {"before", &other_report()}})
                      : expression.error();
}

} // namespace

const nlohmann::ordered_json& example_report() {
    static const nlohmann::ordered_json report = nlohmann::ordered_json::parse(R"json({
        "what": "sums", "size": "256", "shape": "16x16", "infinite": "inf", "correct": true, "timing": null, "start_ns": 18446744073709551615, "least": -9223372036854775808,
        "launches": [
            {"kernel": "add", "items": 4, "local": [2, 1, 1], "totals": {"steps": 5, "share": 0.25, "idle": 0},
             "lines": [{"file": "k.cl", "line": 1, "text": "a = f(\"x\");", "steps": 3, "atomics": {"most": 2}},
                       {"file": "k.cl", "line": 2, "text": "a += b;", "steps": 2, "atomics": {"most": 0}},
                       {"file": "k.h", "line": 3, "text": "c = a;", "steps": 0, "atomics": {"most": 0}}]},
            {"kernel": "add", "items": 6, "local": [2, 1, 1], "totals": {"steps": 7, "share": 0.75, "idle": 0},
             "lines": [{"file": "k.cl", "line": 1, "text": "a = f(\"x\");", "steps": 7, "atomics": {"most": 9}},
                       {"file": "k.h", "line": 2, "text": "a += c;", "steps": 1, "atomics": {"most": 0}}]}],
        "findings": [], "reads": {"odd name": {"bytes": 8}, "and": {"bytes": 9}}})json");
    return report;
}

std::string value_of(const std::string& text) {
    const auto evaluation = evaluated(text);
    if (evaluation) {
        return value_text(evaluation->value);
    }
    const auto& arguments = evaluation.error().arguments;
    return "!" + arguments[0] + (arguments[1].empty() ? "" : ": " + arguments[1]) +
           (arguments[2].empty() ? "" : ": " + arguments[2]);
}

std::string place_of(const std::string& text) {
    const auto evaluation = evaluated(text);
    return evaluation ? "none"
                      : std::to_string(evaluation.error().place.line) + ":" +
                            std::to_string(evaluation.error().place.column);
}

} // namespace lockstep
