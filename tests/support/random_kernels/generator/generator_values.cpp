#include "tests/support/random_kernels/generator/generator_state.h"

namespace lockstep::random_kernel {

using make::number;

namespace {

const std::vector<std::string> comparisons = {"<", ">", "<=", ">=", "==", "!="};

} // namespace

ExpressionPtr Generator::value(const Type& type, unsigned depth) {
    if (type->kind == TypeKind::structure)
        return structure_value(type, depth);
    if (depth > 0 && random_.chance(12)) {
        if (ExpressionPtr called = call_value(type, depth - 1))
            return called;
    }
    if (depth > 0 && random_.chance(10)) {
        if (ExpressionPtr macro = macro_value(type, depth - 1))
            return macro;
    }
    if (depth > 0 && !pure_ && random_.chance(8)) {
        if (ExpressionPtr changed = effect(type, depth - 1))
            return changed;
    }
    if (depth > 0 && random_.chance(9)) {
        ExpressionPtr chooses = integer_truth(depth - 1);
        ExpressionPtr yes = value(type, depth - 1);
        return make::conditional(std::move(chooses), std::move(yes), value(type, depth - 1));
    }
    if (is_vector(type))
        return vector_value(type, depth);
    if (same_type(type, make::uint_type()))
        return uint_value(depth);
    if (same_type(type, make::int_type()))
        return int_value(depth);
    if (same_type(type, make::float_type()))
        return float_value(depth);
    return other_value(type, depth);
}

/// Makes a literal or the read of an lvalue.
ExpressionPtr Generator::leaf(const Type& type) {
    if (random_.chance(80)) {
        if (ExpressionPtr read = place(type, Purpose::read, 1))
            return read;
    }
    if (is_vector(type))
        return make::expression(ExpressionKind::vector, type, leaf(component_type(type)));
    switch (type->value.scalar) {
    case Scalar::float32:
        return make::real(static_cast<float>(random_.below(64)) * 0.25F - 8.0F);
    case Scalar::int32:
        return make::literal(type, static_cast<std::uint32_t>(static_cast<int>(random_.below(41)) - 20));
    case Scalar::uint32:
        return number(random_.chance(80) ? random_.below(20) : static_cast<unsigned>(random_.next() >> 32));
    default:
        return make::cast(type, number(random_.below(250)));
    }
}

/// Makes a value of type uchar, ushort or ulong: a read, or a conversion from a uint.
ExpressionPtr Generator::other_value(const Type& type, unsigned depth) {
    if (depth == 0)
        return leaf(type);
    if (type->value.scalar == Scalar::uint64 && random_.chance(50)) {
        const std::vector<std::string> operators = {"+", "^", "*", "|", "-"};
        ExpressionPtr left = value(type, depth - 1);
        ExpressionPtr right = value(type, depth - 1);
        return make::binary(random_.pick(operators), std::move(left), std::move(right));
    }
    return make::cast(type, uint_value(depth - 1));
}

/// Makes a shift by less than the width of the type.
ExpressionPtr Generator::shifted(unsigned depth) {
    const std::string op = random_.chance(50) ? "<<" : ">>";
    ExpressionPtr left = uint_value(depth);
    if (random_.chance(50))
        return make::binary(op, std::move(left), number(random_.below(32)));
    return make::binary(op, std::move(left), make::binary("&", uint_value(depth), number(31)));
}

/// Makes a division whose divisor is never zero.
ExpressionPtr Generator::divided(unsigned depth) {
    const std::string op = random_.chance(50) ? "/" : "%";
    ExpressionPtr left = uint_value(depth);
    if (random_.chance(60))
        return make::binary(op, std::move(left), number(random_.between(1, 9)));
    return make::binary(op, std::move(left), make::binary("|", uint_value(depth), number(1)));
}

ExpressionPtr Generator::uint_value(unsigned depth) {
    if (depth == 0)
        return leaf(make::uint_type());
    const unsigned deeper = depth - 1;
    switch (random_.below(12)) {
    case 0:
        return shifted(deeper);
    case 1:
        return divided(deeper);
    case 2:
        return make::cast(make::uint_type(), int_value(deeper));
    case 3:
        return make::cast(make::uint_type(), condition(deeper));
    case 4: {
        const std::vector<Scalar> others = {Scalar::uint8, Scalar::uint16, Scalar::uint64};
        return make::cast(make::uint_type(), value(value_type(random_.pick(others)), deeper));
    }
    case 5: {
        ExpressionPtr left = uint_value(deeper);
        ExpressionPtr right = uint_value(deeper);
        return make::builtin(random_.chance(50) ? "min" : "max", make::uint_type(), std::move(left),
                             std::move(right));
    }
    case 6: {
        const std::vector<unsigned> counts = {2, 4};
        return swizzled(vector_value(value_type(Scalar::uint32, random_.pick(counts)), deeper), 1, false);
    }
    case 7:
        if (!pure_) {
            if (ExpressionPtr atomic = own_atomic(deeper))
                return atomic;
        }
        return make::unary("~", uint_value(deeper));
    case 8:
        if (ExpressionPtr unread = random_.chance(30) ? leaf(make::uint_type()) : nullptr) {
            return make::cast(
                make::uint_type(),
                make::expression(ExpressionKind::size_of, value_type(Scalar::uint64), std::move(unread)));
        }
        return make::builtin("as_uint", make::uint_type(), float_value(deeper));
    default: {
        const std::vector<std::string> operators = {"+", "-", "*", "&", "|", "^"};
        ExpressionPtr left = uint_value(deeper);
        ExpressionPtr right = uint_value(deeper);
        return make::binary(random_.pick(operators), std::move(left), std::move(right));
    }
    }
}

/// Makes an int from operations that cannot overflow.
ExpressionPtr Generator::int_value(unsigned depth) {
    if (depth == 0)
        return leaf(make::int_type());
    const unsigned deeper = depth - 1;
    const auto literal = [](int n) { return make::literal(make::int_type(), static_cast<std::uint32_t>(n)); };
    const auto small = [&] { return make::binary("&", int_value(deeper), literal(1023)); };
    switch (random_.below(8)) {
    case 0: {
        const std::vector<std::string> operators = {"+", "-", "*"};
        ExpressionPtr left = small();
        ExpressionPtr right = small();
        return make::binary(random_.pick(operators), std::move(left), std::move(right));
    }
    case 1: {
        ExpressionPtr bits = literal(static_cast<int>(random_.below(31)));
        return make::binary(">>", int_value(deeper), std::move(bits));
    }
    case 2: {
        ExpressionPtr divisor = literal(static_cast<int>(random_.between(1, 7)));
        ExpressionPtr dividend = int_value(deeper);
        return make::binary(random_.chance(50) ? "/" : "%", std::move(dividend), std::move(divisor));
    }
    case 3:
        return make::cast(make::int_type(), uint_value(deeper));
    case 4:
        return condition(deeper);
    case 5: {
        ExpressionPtr operand = small();
        return make::unary(random_.chance(50) ? "-" : "+", std::move(operand));
    }
    case 6:
        return make::cast(make::int_type(), make::builtin("clamp", make::float_type(), float_value(deeper),
                                                          make::real(-900.0F), make::real(900.0F)));
    default: {
        const std::vector<std::string> operators = {"&", "|", "^"};
        ExpressionPtr left = int_value(deeper);
        ExpressionPtr right = int_value(deeper);
        return make::binary(random_.pick(operators), std::move(left), std::move(right));
    }
    }
}

/// Makes sums, and products with powers of two: contraction does not change how these are rounded.
ExpressionPtr Generator::float_value(unsigned depth) {
    if (depth == 0)
        return leaf(make::float_type());
    const unsigned deeper = depth - 1;
    switch (random_.below(6)) {
    case 0: {
        const std::vector<float> factors = {0.5F, 2.0F, -1.0F, 0.25F};
        ExpressionPtr factor = make::real(random_.pick(factors));
        return make::binary("*", float_value(deeper), std::move(factor));
    }
    case 1:
        return make::cast(make::float_type(), make::binary("&", uint_value(deeper), number(255)));
    case 2:
        return make::cast(make::float_type(),
                          make::binary("%", int_value(deeper), make::literal(make::int_type(), 100)));
    case 3:
        return swizzled(vector_value(value_type(Scalar::float32, random_.chance(50) ? 4 : 2), deeper), 1,
                        false);
    default: {
        ExpressionPtr left = float_value(deeper);
        ExpressionPtr right = float_value(deeper);
        return make::binary(random_.chance(50) ? "+" : "-", std::move(left), std::move(right));
    }
    }
}

/// Makes a value to be stored. Clamps floats to a small range, so that they never overflow, however often a
/// loop adds them.
ExpressionPtr Generator::bounded_float(const Type& type, unsigned depth) {
    ExpressionPtr any = value(type, depth);
    if (type->kind != TypeKind::value || type->value.scalar != Scalar::float32 ||
        any->kind == ExpressionKind::literal)
        return any;
    return make::builtin("clamp", type, std::move(any), make::real(-256.0F), make::real(256.0F));
}

/// Makes an int that is 0 or 1.
ExpressionPtr Generator::condition(unsigned depth) {
    const unsigned deeper = depth > 0 ? depth - 1 : 0;
    if (depth > 0 && random_.chance(30)) {
        ExpressionPtr left = truth_value(deeper);
        ExpressionPtr right = truth_value(deeper);
        return make::logical(random_.chance(50) ? "&&" : "||", std::move(left), std::move(right));
    }
    if (random_.chance(10))
        return make::unary("!", truth_value(deeper));
    const std::vector<Type> types = {make::uint_type(), make::uint_type(), make::int_type(),
                                     make::float_type()};
    const Type type = random_.pick(types);
    ExpressionPtr left = value(type, deeper);
    ExpressionPtr right = value(type, deeper);
    return make::binary(random_.pick(comparisons), std::move(left), std::move(right));
}

/// Makes a scalar of any type, as allowed in `if` and `&&`.
ExpressionPtr Generator::truth_value(unsigned depth) {
    if (random_.chance(10))
        return value(make::float_type(), depth > 0 ? depth - 1 : 0);
    return integer_truth(depth);
}

/// Makes an int or uint, as allowed in ?:, often in a form that is true about half of the time.
ExpressionPtr Generator::integer_truth(unsigned depth) {
    const unsigned deeper = depth > 0 ? depth - 1 : 0;
    if (random_.chance(30)) {
        ExpressionPtr mask = number(random_.between(1, 3));
        return make::binary("&", uint_value(deeper), std::move(mask));
    }
    return condition(depth);
}

} // namespace lockstep::random_kernel
