#pragma once

#include "tests/support/random_kernels/ast.h"

#include <string>
#include <utility>

/// Short ways to make expressions and statements.
namespace lockstep::random_kernel::make {

[[nodiscard]] Type int_type();
[[nodiscard]] Type uint_type();
[[nodiscard]] Type float_type();

template <class... Operands>
[[nodiscard]] ExpressionPtr expression(ExpressionKind kind, const Type& type, Operands... operands) {
    auto e = std::make_unique<Expression>();
    e->kind = kind;
    e->type = type;
    (e->operands.push_back(std::move(operands)), ...);
    return e;
}

[[nodiscard]] ExpressionPtr literal(const Type& type, std::uint64_t bits);
[[nodiscard]] ExpressionPtr number(unsigned value); ///< makes a uint literal
[[nodiscard]] ExpressionPtr real(float value);
[[nodiscard]] ExpressionPtr use(const Variable* variable);
[[nodiscard]] ExpressionPtr unary(const std::string& op, ExpressionPtr a);
/// Returns the expression "a op b". The result of a comparison has its own type; all other results have the
/// type of the left operand. A scalar combined with a vector is widened.
[[nodiscard]] ExpressionPtr binary(const std::string& op, ExpressionPtr a, ExpressionPtr b);
[[nodiscard]] ExpressionPtr logical(const std::string& op, ExpressionPtr a, ExpressionPtr b);
[[nodiscard]] ExpressionPtr conditional(ExpressionPtr condition, ExpressionPtr yes, ExpressionPtr no);
[[nodiscard]] ExpressionPtr assign(const std::string& op, ExpressionPtr left, ExpressionPtr right);
[[nodiscard]] ExpressionPtr increment(const std::string& op, bool prefix, ExpressionPtr place);
/// Returns a conversion to the type. It is printed as a cast, unless it is `implicit` or `a` already has the
/// type.
[[nodiscard]] ExpressionPtr cast(const Type& type, ExpressionPtr a, bool implicit = false);
[[nodiscard]] ExpressionPtr index(ExpressionPtr base, ExpressionPtr i);
[[nodiscard]] ExpressionPtr dereference(ExpressionPtr pointer);
[[nodiscard]] ExpressionPtr member(ExpressionPtr structure, unsigned number);
[[nodiscard]] ExpressionPtr swizzle(ExpressionPtr vector, std::vector<unsigned> components,
                                    const std::string& spelling);
/// Returns the address of the lvalue `place`; `space` is the address space of `place`.
[[nodiscard]] ExpressionPtr address_of(ExpressionPtr place, Space space);
template <class... Operands>
[[nodiscard]] ExpressionPtr builtin(const std::string& name, const Type& type, Operands... operands) {
    ExpressionPtr e = expression(ExpressionKind::builtin, type, std::move(operands)...);
    e->op = name;
    return e;
}
[[nodiscard]] ExpressionPtr macro_operand(unsigned number, const Type& type);

template <class... Children>
[[nodiscard]] StatementPtr statement(StatementKind kind, ExpressionPtr expression, Children... children) {
    auto s = std::make_unique<Statement>();
    s->kind = kind;
    s->expression = std::move(expression);
    (s->children.push_back(std::move(children)), ...);
    return s;
}
[[nodiscard]] StatementPtr expression_statement(ExpressionPtr e);
[[nodiscard]] StatementPtr declaration(const Variable* variable, ExpressionPtr initial);
[[nodiscard]] StatementPtr barrier(unsigned fence);
[[nodiscard]] StatementPtr if_statement(ExpressionPtr condition, StatementPtr yes, StatementPtr no = nullptr);

} // namespace lockstep::random_kernel::make
