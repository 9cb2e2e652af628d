#include "tests/support/random_kernels/generator/generator_state.h"

namespace lockstep::random_kernel {

using make::number;

ExpressionPtr Generator::vector_value(const Type& type, unsigned depth) {
    if (depth == 0)
        return leaf(type);
    switch (random_.below(6)) {
    case 0:
        return vector_parts(type, depth - 1);
    case 1:
        return vector_swizzle(type, depth - 1);
    case 2:
        if (ExpressionPtr loaded = vload(type, depth - 1))
            return loaded;
        return leaf(type);
    case 3:
        return vector_comparison(type, depth - 1);
    case 4:
        return leaf(type);
    default:
        return vector_operation(type, depth - 1);
    }
}

/// Makes (uint4)(a, b.xy, c) from single components or from shorter vectors.
ExpressionPtr Generator::vector_parts(const Type& type, unsigned depth) {
    ExpressionPtr vector = make::expression(ExpressionKind::vector, type);
    unsigned left = type->value.count;
    while (left > 0) {
        const bool pair = left >= 2 && random_.chance(30) && left != type->value.count;
        const unsigned count = pair ? 2 : 1;
        vector->operands.push_back(value(value_type(type->value.scalar, count), depth > 0 ? depth - 1 : 0));
        left -= count;
    }
    return vector;
}

ExpressionPtr Generator::vector_swizzle(const Type& type, unsigned depth) {
    const std::vector<unsigned> counts = {2, 3, 4};
    return swizzled(vector_value(value_type(type->value.scalar, random_.pick(counts)), depth),
                    type->value.count, false);
}

/// Makes (a < b) ? c : d with vectors, which evaluates both sides. For ints, also makes a < b or a && b
/// alone.
ExpressionPtr Generator::vector_comparison(const Type& type, unsigned depth) {
    const unsigned deeper = depth > 0 ? depth - 1 : 0;
    const auto compared = [&] {
        ExpressionPtr left = vector_value(type, deeper);
        ExpressionPtr right = vector_value(type, deeper);
        return make::binary(random_.chance(50) ? "<" : "!=", std::move(left), std::move(right));
    };
    if (type->value.scalar == Scalar::int32 && random_.chance(60)) {
        ExpressionPtr left = compared();
        if (random_.chance(50))
            return left;
        ExpressionPtr right = compared();
        return make::logical(random_.chance(50) ? "&&" : "||", std::move(left), std::move(right));
    }
    ExpressionPtr chooses = compared();
    ExpressionPtr yes = vector_value(type, deeper);
    return make::conditional(std::move(chooses), std::move(yes), vector_value(type, deeper));
}

ExpressionPtr Generator::vector_operation(const Type& type, unsigned depth) {
    const Scalar scalar = type->value.scalar;
    if (scalar == Scalar::float32) {
        if (random_.chance(25)) {
            ExpressionPtr factor = make::real(random_.chance(50) ? 0.5F : 2.0F);
            return make::binary("*", vector_value(type, depth), std::move(factor));
        }
        if (random_.chance(25)) {
            const Type numbers = value_type(Scalar::uint32, type->value.count);
            return make::builtin("convert_" + type_text(type), type,
                                 make::binary("&", vector_value(numbers, depth), number(255)));
        }
        ExpressionPtr left = vector_value(type, depth);
        ExpressionPtr right = vector_value(type, depth);
        return make::binary(random_.chance(50) ? "+" : "-", std::move(left), std::move(right));
    }
    if (random_.chance(20)) {
        const Scalar other = scalar == Scalar::int32 ? Scalar::uint32 : Scalar::int32;
        return make::builtin("as_" + type_text(type), type,
                             vector_value(value_type(other, type->value.count), depth));
    }
    std::vector<std::string> operators = {"&", "|", "^"};
    if (scalar == Scalar::uint32)
        operators.insert(operators.end(), {"+", "-", "*"});
    ExpressionPtr left = vector_value(type, depth);
    const bool widened = random_.chance(30);
    ExpressionPtr right = value(widened ? component_type(type) : type, depth > 0 ? depth - 1 : 0);
    return make::binary(random_.pick(operators), std::move(left), std::move(right));
}

ExpressionPtr Generator::vload(const Type& type, unsigned depth) {
    const unsigned count = type->value.count;
    const Window* found = pick_window(component_type(type), Purpose::read, count);
    if (found == nullptr)
        return nullptr;
    const Window window = *found;
    claim(window, Purpose::read);
    const unsigned blocks = window.length / count;
    const bool by_offset = random_.chance(50);
    ExpressionPtr offset = by_offset ? bounded_index(blocks, depth) : number(0);
    return make::expression(ExpressionKind::vload, type, std::move(offset),
                            window_pointer(window, depth, by_offset ? window.length : count));
}

/// Makes a structure value: a read, or the result of a helper; null if neither is available.
ExpressionPtr Generator::structure_value(const Type& type, unsigned depth) {
    if (depth > 0 && random_.chance(30)) {
        if (ExpressionPtr called = call_value(type, depth - 1))
            return called;
    }
    ExpressionPtr read = place(type, Purpose::read, depth);
    if (read && depth > 0 && random_.chance(15)) {
        if (ExpressionPtr other = place(type, Purpose::read, depth))
            return make::conditional(integer_truth(depth - 1), std::move(read), std::move(other));
    }
    return read;
}

} // namespace lockstep::random_kernel
