#pragma once

#include "core/instrument/calls/built_ins.h"
#include "core/instrument/calls/samplers.h"
#include "core/instrument/calls/user_calls.h"
#include "core/instrument/rewrite/accesses.h"
#include "core/instrument/rewrite/assignments.h"
#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/places.h"
#include "core/instrument/statements/decisions.h"

namespace lockstep::rewriting {

/// The objects that rewrite expressions, one for each kind of expression.
struct ExpressionParts {
    Places places;
    Accesses accesses;
    Assignments assignments;
    Decisions decisions;
    UserCalls user_calls;
    BuiltIns built_ins;
};

/// Dispatches each expression to the object that rewrites its kind.
class ExpressionRewriter : public Expressions {
public:
    /// `copies`: the copies of the program, from copies_with_sites().
    ExpressionRewriter(Workbench& bench, Samplers& samplers, const std::vector<Copy>& copies);

    std::string value(const clang::Expr* node) override;
    using Expressions::place;
    std::string place(const clang::Expr* node, Use use) override;
    Ordered in_order(const std::vector<const clang::Expr*>& operands) override;

private:
    /// Code to be evaluated first, with a comma after each item, and an expression that returns the value
    /// afterwards.
    struct Sequence {
        std::string first;
        std::string value;
    };
    [[nodiscard]] std::optional<std::string> from_header(const clang::Expr* node) const;
    std::string rare_value(const clang::Expr* node);
    std::string converted(const clang::ImplicitCastExpr* node);
    std::string operand_value(const clang::CastExpr* node);
    std::string binary(const clang::BinaryOperator* node);
    [[nodiscard]] const clang::BinaryOperator* link_of_chain(const clang::Expr* node) const;
    Sequence operation(const clang::BinaryOperator* node);
    std::string comma(const clang::BinaryOperator* node);
    std::string unary(const clang::UnaryOperator* node);
    std::string signs(const clang::Expr*& operand, const clang::UnaryOperator* node);
    std::string converted_vector(const clang::ConvertVectorExpr* node);
    std::string call(const clang::CallExpr* node);
    std::string with_values_inside(const clang::Expr* node);
    Ordered list_values(const clang::Expr* list, const std::vector<const clang::Expr*>& operands);
    bool is_cut_later(const std::vector<const clang::Expr*>& operands, std::size_t first) const;

    Workbench& bench_;
    Samplers& samplers_;
    ExpressionParts parts_;
};

} // namespace lockstep::rewriting
