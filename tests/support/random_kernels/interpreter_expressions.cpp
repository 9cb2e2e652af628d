#include "tests/support/random_kernels/interpreter_state.h"

#include <algorithm>
#include <limits>

namespace lockstep::random_kernel {

namespace {

PointerValue advanced(PointerValue at, std::int64_t bytes) {
    const std::int64_t offset = at.offset + bytes;
    if (offset < std::numeric_limits<std::int32_t>::min() ||
        offset > std::numeric_limits<std::int32_t>::max())
        throw InvalidKernel("an address far outside");
    return {at.object, static_cast<std::int32_t>(offset)};
}

} // namespace

/// Evaluates a macro's body. Its events get the line where the macro is used. Arguments belong to the user's
/// scope.
template <class Body>
auto Interpreter::in_macro(const Expression& e, const Body& body) {
    const std::uint32_t line_before = macro_line_;
    macro_line_ = line_of(e.line);
    outer_macros_.push_back(macro_);
    macro_ = &e;
    auto result = body();
    macro_ = outer_macros_.back();
    outer_macros_.pop_back();
    macro_line_ = line_before;
    return result;
}

template <class Body>
auto Interpreter::in_argument(const Expression& e, const Body& body) {
    const Expression* macro = macro_;
    macro_ = outer_macros_.back();
    outer_macros_.pop_back();
    auto result = body(*macro->operands[e.number]);
    outer_macros_.push_back(macro_);
    macro_ = macro;
    return result;
}

PlaceValue Interpreter::index_place(const Expression& e) {
    const PointerValue base = as_pointer(value(*e.operands[0]));
    std::int64_t index = 0;
    if (e.kind == ExpressionKind::index)
        index = as_integer(value(*e.operands[1]));
    return {advanced(base, index * e.type->bytes), e.type, {}, e.type};
}

PlaceValue Interpreter::member_place(const Expression& e) {
    PlaceValue structure;
    if (e.arrow) {
        structure.at = as_pointer(value(*e.operands[0]));
    } else {
        structure = place(*e.operands[0]);
    }
    const Type& type = e.arrow ? e.operands[0]->type->element : e.operands[0]->type;
    return {advanced(structure.at, type->members[e.number].offset), e.type, {}, e.type};
}

PlaceValue Interpreter::place(const Expression& e) {
    result_.passed.insert(&e);
    switch (e.kind) {
    case ExpressionKind::variable:
        return {{e.variable->id, 0}, e.type, {}, e.type};
    case ExpressionKind::index:
    case ExpressionKind::dereference:
        return index_place(e);
    case ExpressionKind::member:
        return member_place(e);
    case ExpressionKind::swizzle: {
        PlaceValue vector = place(*e.operands[0]);
        std::vector<unsigned> components;
        for (const unsigned component : e.components)
            components.push_back(vector.components.empty() ? component : vector.components[component]);
        vector.components = components;
        vector.type = e.type;
        return vector;
    }
    case ExpressionKind::macro:
        return in_macro(e, [&] { return place(*e.use->expression); });
    case ExpressionKind::macro_operand:
        return in_argument(e, [&](const Expression& argument) { return place(argument); });
    default:
        throw InvalidKernel("no place");
    }
}

/// Returns the value of an lvalue: arrays decay to a pointer, everything else is read.
Value Interpreter::memory_value(const Expression& e) {
    const PlaceValue at = place(e);
    if (at.type->kind != TypeKind::array)
        return load(at, e);
    const Space space = kernel_.variables.at(at.at.object).space;
    return pointer_value(pointer_type(at.type->element, space), at.at);
}

Value Interpreter::value(const Expression& e) {
    result_.passed.insert(&e);
    switch (e.kind) {
    case ExpressionKind::variable:
    case ExpressionKind::index:
    case ExpressionKind::dereference:
        return memory_value(e);
    case ExpressionKind::member:
    case ExpressionKind::swizzle:
        return is_place(e) ? memory_value(e) : variable_value(e);
    case ExpressionKind::macro:
        return in_macro(e, [&] {
            if (e.use->expression)
                return value(*e.use->expression);
            run(*e.use->statement);
            return Value{};
        });
    case ExpressionKind::macro_operand:
        return in_argument(e, [&](const Expression& argument) { return value(argument); });
    default:
        return simple_value(e);
    }
}

/// Returns a member or components of a value that is not in memory.
Value Interpreter::variable_value(const Expression& e) {
    const Value base = value(*e.operands[0]);
    Value result{e.type, std::vector<std::byte>(e.type->bytes)};
    if (e.kind == ExpressionKind::member) {
        const auto begin = base.bytes.begin() + base.type->members[e.number].offset;
        std::copy(begin, begin + e.type->bytes, result.bytes.begin());
    } else {
        for (std::size_t i = 0; i < e.components.size(); ++i)
            set_component(result, i, component_bits(base, e.components[i]));
    }
    return result;
}

Value Interpreter::simple_value(const Expression& e) {
    switch (e.kind) {
    case ExpressionKind::literal:
        return scalar_value(e.type, e.literal);
    case ExpressionKind::address_of:
        return pointer_value(e.type, place(*e.operands[0]).at);
    case ExpressionKind::unary:
        return unary_value(e.op, value(*e.operands[0]));
    case ExpressionKind::binary:
        return binary(e);
    case ExpressionKind::logical:
        return logical(e);
    case ExpressionKind::conditional:
        return conditional(e);
    case ExpressionKind::comma:
        value(*e.operands[0]);
        return value(*e.operands[1]);
    case ExpressionKind::assign:
        return assign(e);
    case ExpressionKind::increment:
        return increment(e);
    case ExpressionKind::call:
        return call(e);
    case ExpressionKind::cast:
        return converted(value(*e.operands[0]), e.type);
    case ExpressionKind::vector:
        return vector(e);
    case ExpressionKind::list:
        return list(e);
    case ExpressionKind::vload:
        return vload(e);
    case ExpressionKind::vstore:
        return vstore(e);
    case ExpressionKind::atomic:
        return atomic(e);
    case ExpressionKind::builtin:
        return builtin(e);
    case ExpressionKind::size_of:
        return scalar_value(e.type, e.operands[0]->type->bytes); // the operand is not evaluated
    default:
        throw InvalidKernel("no value");
    }
}

Value Interpreter::logical(const Expression& e) {
    const Value left = value(*e.operands[0]);
    if (is_vector(left.type)) { // component by component: both sides, no branch
        const Value right = value(*e.operands[1]);
        Value result{e.type, std::vector<std::byte>(e.type->bytes)};
        for (std::size_t i = 0; i < e.type->value.count; ++i) {
            const bool a = component_bits(left, i) != 0;
            const bool b = component_bits(right, i) != 0;
            set_component(result, i, (e.op == "&&" ? a && b : a || b) ? ~std::uint64_t{0} : 0);
        }
        return result;
    }
    const bool first = truth(left);
    log(SiteKind::branch, first ? 1 : 0, e.line);
    if (first == (e.op == "||"))
        return int_value(first ? 1 : 0);
    return int_value(truth(value(*e.operands[1])) ? 1 : 0);
}

Value Interpreter::conditional(const Expression& e) {
    const Value condition = value(*e.operands[0]);
    if (is_vector(condition.type)) { // the highest bit of each component selects
        const Value yes = value(*e.operands[1]);
        const Value no = value(*e.operands[2]);
        Value result = no;
        const unsigned sign = scalar_bytes(condition.type->value.scalar) * 8 - 1;
        for (std::size_t i = 0; i < e.type->value.count; ++i) {
            if (((component_bits(condition, i) >> sign) & 1) != 0)
                set_component(result, i, component_bits(yes, i));
        }
        return result;
    }
    const bool decision = truth(condition);
    log(SiteKind::branch, decision ? 1 : 0, e.line);
    return value(*e.operands[decision ? 1 : 2]);
}

Value Interpreter::assign(const Expression& e) {
    const Value right = value(*e.operands[1]);
    const PlaceValue left = place(*e.operands[0]);
    Value result = right;
    if (!e.op.empty()) {
        const Value old = load(left, *e.operands[0]);
        result = is_pointer(old.type) ? moved(e.op, old, as_integer(right)) : binary_value(e.op, old, right);
    }
    store(left, result, *e.operands[0]);
    return result;
}

Value Interpreter::increment(const Expression& e) {
    const PlaceValue at = place(*e.operands[0]);
    const Value old = load(at, *e.operands[0]);
    const std::string op = e.op.substr(0, 1);
    const Value fresh =
        is_pointer(old.type) ? moved(op, old, 1) : binary_value(op, old, converted(int_value(1), old.type));
    store(at, fresh, *e.operands[0]);
    return e.prefix ? fresh : old;
}

Value Interpreter::moved(const std::string& op, const Value& pointer, std::int64_t elements) {
    const std::int64_t bytes = elements * pointer.type->element->bytes;
    return pointer_value(pointer.type, advanced(as_pointer(pointer), op == "+" ? bytes : -bytes));
}

Value Interpreter::binary(const Expression& e) {
    const Value left = value(*e.operands[0]);
    const Value right = value(*e.operands[1]);
    if (is_pointer(left.type) && is_pointer(right.type) && e.op == "-") {
        const std::int32_t bytes = as_pointer(left).offset - as_pointer(right).offset;
        return int_value(bytes / static_cast<std::int32_t>(left.type->element->bytes));
    }
    if (is_pointer(left.type))
        return moved(e.op, left, as_integer(right));
    return binary_value(e.op, left, right);
}

} // namespace lockstep::random_kernel
