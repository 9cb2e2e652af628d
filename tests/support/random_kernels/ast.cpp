#include "tests/support/random_kernels/ast.h"

namespace lockstep::random_kernel {

bool is_place(const Expression& expression) {
    switch (expression.kind) {
    case ExpressionKind::variable:
    case ExpressionKind::index:
    case ExpressionKind::dereference:
        return true;
    case ExpressionKind::member:
        return expression.arrow || is_place(*expression.operands[0]);
    case ExpressionKind::swizzle:
        return is_place(*expression.operands[0]);
    case ExpressionKind::macro:
        return expression.use->expression && is_place(*expression.use->expression);
    case ExpressionKind::macro_operand:
        return true; // a built-in is passed to is_place() only if its argument is an lvalue
    default:
        return false;
    }
}

bool has_barrier(const Statement& statement) {
    bool found = false;
    walk(
        statement,
        [&](const Statement& s) {
            found = found || s.kind == StatementKind::barrier || s.kind == StatementKind::copy;
        },
        [&](const Expression& e) {
            found = found || (e.kind == ExpressionKind::call && e.function->has_barrier);
        });
    return found;
}

Launch launch_of(const Kernel& kernel, const std::string& text) {
    Launch launch;
    launch.source = {"random.cl", text, ""};
    launch.kernel = "random_kernel";
    launch.range = kernel.range;
    for (const KernelParameter& parameter : kernel.parameters) {
        Argument argument;
        argument.name = parameter.variable->name;
        if (parameter.target == nullptr) {
            argument.type = parameter.variable->type->value;
            argument.bytes = parameter.value;
            argument.size_bytes = parameter.value.size();
        } else {
            const bool is_local = parameter.target->space == Space::local;
            argument.kind = is_local ? ArgumentKind::local : ArgumentKind::buffer;
            argument.size_bytes = parameter.target->type->bytes;
            argument.bytes = parameter.target->initial;
            const Type& element = parameter.target->type->element;
            argument.type =
                element->kind == TypeKind::value ? element->value : ValueType{Scalar::bytes, element->bytes};
        }
        launch.arguments.push_back(std::move(argument));
    }
    return launch;
}

} // namespace lockstep::random_kernel
