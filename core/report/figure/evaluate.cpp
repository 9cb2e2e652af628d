#include "core/report/figure/evaluate.h"

#include "core/report/figure/find_figures.h"
#include "core/report/figure/flaw.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

using nlohmann::ordered_json;
using Take = FigureNode::Take;

/// Maximum number of report elements that the evaluation of an expression may examine. Examining this many
/// takes a few tenths of a second.
constexpr std::size_t most_work = 1000000;

/// Evaluates nodes from left to right. After the first error, the value of every node is null.
class Evaluator {
public:
    Evaluator(const Expression& expression, const RunReports& reports)
        : text_(expression.text), reports_(reports) {}

    Result<Evaluation> evaluation_of(const ExpressionNode& root) {
        FigureValue value = value_of(root);
        return error_ ? Result<Evaluation>(*error_) : Evaluation{std::move(value), std::move(comparisons_)};
    }

    Result<Evaluation> truth_of(const ExpressionNode& root) {
        const bool truth = is_true(root);
        return error_ ? Result<Evaluation>(*error_) : Evaluation{truth, std::move(comparisons_)};
    }

private:
    bool is_true(const ExpressionNode& node) {
        const FigureValue value = value_of(node);
        const auto* truth = std::get_if<bool>(&value);
        if (truth == nullptr) {
            fail_for(node, value, figure_flaw::no_condition);
        }
        return truth != nullptr && *truth;
    }

    FigureValue value_of(const ExpressionNode& node) {
        return error_ ? FigureValue()
                      : std::visit([&](const auto& is) { return value_of(node, is); }, node.is);
    }

    FigureValue value_of(const ExpressionNode& /*node*/, const ConstantNode& constant) {
        return constant.value;
    }

    FigureValue value_of(const ExpressionNode& /*node*/, const NegativeNode& negative) {
        return -number_at(negative.part[0]);
    }

    FigureValue value_of(const ExpressionNode& /*node*/, const NotNode& negation) {
        return !is_true(negation.part[0]);
    }

    FigureValue value_of(const ExpressionNode& /*node*/, const JoinNode& join) {
        const bool is_all = join.kind == JoinNode::Kind::all;
        const auto decides = [&](const ExpressionNode& part) { return is_true(part) != is_all; };
        return std::ranges::any_of(join.parts, decides) != is_all;
    }

    FigureValue value_of(const ExpressionNode& /*node*/, const RunNode& run) {
        const std::string outer = std::exchange(run_, run.run);
        FigureValue value = value_of(run.part[0]);
        run_ = outer;
        return value;
    }

    FigureValue value_of(const ExpressionNode& node, const ChainNode& chain) {
        FigureNumber value = number_at(chain.parts[0]);
        for (std::size_t i = 1; i < chain.parts.size() && !error_; ++i) {
            const FigureNumber part = number_at(chain.parts[i]);
            if (chain.operators[i - 1] == '/' && part == 0) {
                fail(chain.parts[i].offset, figure_flaw::division_by_zero);
                break;
            }
            value = applied(chain.operators[i - 1], value, part);
        }
        if (!std::isfinite(value)) {
            fail(node.offset, figure_flaw::too_large);
        }
        return value;
    }

    static FigureNumber applied(char symbol, FigureNumber left, FigureNumber right) {
        switch (symbol) {
        case '+':
            return left + right;
        case '-':
            return left - right;
        case '*':
            return left * right;
        default:
            return left / right;
        }
    }

    FigureValue value_of(const ExpressionNode& node, const ComparisonNode& comparison) {
        MadeComparison made{.text = part_text(node),
                            .left = compared_at(comparison.sides[0]),
                            .relation = comparison.relation,
                            .right = compared_at(comparison.sides[1])};
        FigureNumber tolerance = 0;
        if (comparison.sides.size() > 2) {
            tolerance = number_at(comparison.sides[2]);
            made.tolerance = tolerance;
        }
        const auto holds = compare_values(made.left, made.relation, made.right, tolerance);
        if (!holds) {
            fail(node.offset, figure_flaw::not_comparable, value_text(made.left), value_text(made.right));
            return {};
        }
        made.holds = *holds;
        comparisons_.push_back(std::move(made));
        return *holds;
    }

    /// Returns the value of one side of a comparison. Stores an error if the value is null.
    FigureValue compared_at(const ExpressionNode& node) {
        FigureValue value = value_of(node);
        if (std::holds_alternative<std::monostate>(value)) {
            fail(node.offset, figure_flaw::no_value, part_text(node));
        }
        return value;
    }

    FigureNumber number_at(const ExpressionNode& node) {
        const FigureValue value = value_of(node);
        const auto number = value_number(value);
        if (!number) {
            fail_for(node, value, figure_flaw::no_number);
        }
        return number.value_or(0);
    }

    FigureValue value_of(const ExpressionNode& /*node*/, const FigureNode& figure) {
        const auto report = reports_.find(run_);
        static const ordered_json none = ordered_json::object();
        const auto parts =
            find_figures(text_, figure.path, report == reports_.end() ? none : *report->second, work_left_);
        const auto value = parts ? value_of_parts(text_, figure, *parts) : Result<FigureValue>(parts.error());
        if (!value && !error_) {
            error_ = value.error();
        }
        return value ? *value : FigureValue();
    }

    void fail_for(const ExpressionNode& node, const FigureValue& value, std::string_view flaw) {
        const bool is_null = std::holds_alternative<std::monostate>(value);
        fail(node.offset, is_null ? figure_flaw::no_value : flaw, part_text(node),
             is_null ? "" : value_text(value));
    }

    [[nodiscard]] std::string part_text(const ExpressionNode& node) const {
        return std::string(text_.substr(node.offset, node.length));
    }

    void fail(std::size_t offset, std::string_view flaw, std::string first = "", std::string second = "") {
        if (!error_) {
            error_ = bad_expression(text_, offset, flaw, std::move(first), std::move(second));
        }
    }

    std::string_view text_;
    const RunReports& reports_;
    std::string run_; ///< name of the run from which figures are taken
    std::size_t work_left_ = most_work;
    std::vector<MadeComparison> comparisons_;
    std::optional<Error> error_;
};

} // namespace

Result<Evaluation> evaluate(const Expression& expression, const RunReports& reports) {
    return Evaluator(expression, reports).evaluation_of(expression.root);
}

Result<Evaluation> evaluate_condition(const Expression& expression, const RunReports& reports) {
    return Evaluator(expression, reports).truth_of(expression.root);
}

} // namespace lockstep
