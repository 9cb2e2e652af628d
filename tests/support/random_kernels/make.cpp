#include "tests/support/random_kernels/make.h"

#include <bit>

namespace lockstep::random_kernel::make {

Type int_type() {
    static const Type type = value_type(Scalar::int32);
    return type;
}

Type uint_type() {
    static const Type type = value_type(Scalar::uint32);
    return type;
}

Type float_type() {
    static const Type type = value_type(Scalar::float32);
    return type;
}

ExpressionPtr literal(const Type& type, std::uint64_t bits) {
    ExpressionPtr e = expression(ExpressionKind::literal, type);
    e->literal = bits;
    return e;
}

ExpressionPtr number(unsigned value) {
    return literal(uint_type(), value);
}

ExpressionPtr real(float value) {
    return literal(float_type(), std::bit_cast<std::uint32_t>(value));
}

ExpressionPtr use(const Variable* variable) {
    ExpressionPtr e = expression(ExpressionKind::variable, variable->type);
    e->variable = variable;
    return e;
}

ExpressionPtr unary(const std::string& op, ExpressionPtr a) {
    const Type type = op == "!" ? int_type() : a->type;
    ExpressionPtr e = expression(ExpressionKind::unary, type, std::move(a));
    e->op = op;
    return e;
}

ExpressionPtr binary(const std::string& op, ExpressionPtr a, ExpressionPtr b) {
    Type type = a->type;
    if (type->kind == TypeKind::array) // an array decays to a pointer
        type = pointer_type(type->element, a->variable->space);
    if (is_vector(a->type) && is_scalar(b->type))
        b = cast(a->type, std::move(b), true);
    if (op[0] == '<' || op[0] == '>' || op == "==" || op == "!=") {
        if (op != "<<" && op != ">>")
            type = value_type(Scalar::int32, type->kind == TypeKind::value ? type->value.count : 1);
    }
    ExpressionPtr e = expression(ExpressionKind::binary, type, std::move(a), std::move(b));
    e->op = op;
    return e;
}

ExpressionPtr logical(const std::string& op, ExpressionPtr a, ExpressionPtr b) {
    const Type type = value_type(Scalar::int32, a->type->value.count);
    ExpressionPtr e = expression(ExpressionKind::logical, type, std::move(a), std::move(b));
    e->op = op;
    return e;
}

ExpressionPtr conditional(ExpressionPtr condition, ExpressionPtr yes, ExpressionPtr no) {
    const Type type = yes->type;
    return expression(ExpressionKind::conditional, type, std::move(condition), std::move(yes), std::move(no));
}

ExpressionPtr assign(const std::string& op, ExpressionPtr left, ExpressionPtr right) {
    const Type type = left->type;
    if (is_vector(type) && is_scalar(right->type))
        right = cast(type, std::move(right), true);
    ExpressionPtr e = expression(ExpressionKind::assign, type, std::move(left), std::move(right));
    e->op = op;
    return e;
}

ExpressionPtr increment(const std::string& op, bool prefix, ExpressionPtr place) {
    const Type type = place->type;
    ExpressionPtr e = expression(ExpressionKind::increment, type, std::move(place));
    e->op = op;
    e->prefix = prefix;
    return e;
}

ExpressionPtr cast(const Type& type, ExpressionPtr a, bool implicit) {
    if (same_type(a->type, type))
        return a;
    ExpressionPtr e = expression(ExpressionKind::cast, type, std::move(a));
    if (!implicit)
        e->spelling = type_text(type);
    return e;
}

ExpressionPtr index(ExpressionPtr base, ExpressionPtr i) {
    const Type type = base->type->element;
    return expression(ExpressionKind::index, type, std::move(base), std::move(i));
}

ExpressionPtr dereference(ExpressionPtr pointer) {
    const Type type = pointer->type->element;
    return expression(ExpressionKind::dereference, type, std::move(pointer));
}

ExpressionPtr member(ExpressionPtr structure, unsigned number) {
    const bool arrow = is_pointer(structure->type) || structure->type->kind == TypeKind::array;
    const Type type = (arrow ? structure->type->element : structure->type)->members[number].type;
    ExpressionPtr e = expression(ExpressionKind::member, type, std::move(structure));
    e->number = number;
    e->arrow = arrow;
    return e;
}

ExpressionPtr swizzle(ExpressionPtr vector, std::vector<unsigned> components, const std::string& spelling) {
    const Type type = value_type(vector->type->value.scalar, static_cast<std::uint32_t>(components.size()));
    ExpressionPtr e = expression(ExpressionKind::swizzle, type, std::move(vector));
    e->components = std::move(components);
    e->spelling = spelling;
    return e;
}

ExpressionPtr address_of(ExpressionPtr place, Space space) {
    const Type type = pointer_type(place->type, space);
    return expression(ExpressionKind::address_of, type, std::move(place));
}

ExpressionPtr macro_operand(unsigned number, const Type& type) {
    ExpressionPtr e = expression(ExpressionKind::macro_operand, type);
    e->number = number;
    return e;
}

StatementPtr expression_statement(ExpressionPtr e) {
    return statement(StatementKind::expression, std::move(e));
}

StatementPtr declaration(const Variable* variable, ExpressionPtr initial) {
    StatementPtr s = statement(StatementKind::declaration, nullptr);
    s->declarators.push_back({variable, std::move(initial)});
    return s;
}

StatementPtr barrier(unsigned fence) {
    StatementPtr s = statement(StatementKind::barrier, nullptr);
    s->fence = fence;
    return s;
}

StatementPtr if_statement(ExpressionPtr condition, StatementPtr yes, StatementPtr no) {
    return statement(StatementKind::if_, std::move(condition), std::move(yes), std::move(no));
}

} // namespace lockstep::random_kernel::make
