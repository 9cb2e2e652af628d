#include "tests/support/random_kernels/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace lockstep::random_kernel {

namespace {

/// Calls f(T{}) with the C++ type of an OpenCL scalar.
template <class F>
auto with_type(Scalar scalar, const F& f) {
    switch (scalar) {
    case Scalar::int32:
        return f(std::int32_t{});
    case Scalar::uint32:
        return f(std::uint32_t{});
    case Scalar::uint8:
        return f(std::uint8_t{});
    case Scalar::uint16:
        return f(std::uint16_t{});
    case Scalar::uint64:
        return f(std::uint64_t{});
    case Scalar::float32:
        return f(float{});
    default:
        throw InvalidKernel("a scalar type that random kernels do not use");
    }
}

template <class T>
T from_bits(std::uint64_t bits) {
    T value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

template <class T>
std::uint64_t to_bits(T value) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof value);
    return bits;
}

template <class T>
T checked(double exact) {
    if (exact < static_cast<double>(std::numeric_limits<T>::lowest()) ||
        exact > static_cast<double>(std::numeric_limits<T>::max()))
        throw InvalidKernel("signed overflow");
    return static_cast<T>(exact);
}

/// Applies + - * without C's promotions: unsigned numbers wrap, signed ones must not overflow, floats stay
/// finite.
template <class T>
T arithmetic(char op, T a, T b) {
    if constexpr (std::is_floating_point_v<T>) {
        const T result = op == '+' ? a + b : op == '-' ? a - b : a * b;
        if (!std::isfinite(result))
            throw InvalidKernel("a float that is not finite");
        return result;
    } else if constexpr (std::is_signed_v<T>) {
        const auto x = static_cast<double>(a);
        const auto y = static_cast<double>(b);
        return checked<T>(op == '+' ? x + y : op == '-' ? x - y : x * y);
    } else {
        const std::uint64_t x = a;
        const std::uint64_t y = b;
        return static_cast<T>(op == '+' ? x + y : op == '-' ? x - y : x * y);
    }
}

template <class T>
T integer_operation(const std::string& op, T a, T b) {
    if (op == "/" || op == "%") {
        if (b == 0 || (std::is_signed_v<T> && b < T{1}))
            throw InvalidKernel("division by zero or by a negative number");
        return static_cast<T>(op == "/" ? a / b : a % b);
    }
    if (op == "<<" || op == ">>") {
        if (b >= static_cast<T>(sizeof(T) * 8) || b < T{0})
            throw InvalidKernel("a shift by the width or more");
        if (op == ">>")
            return static_cast<T>(a >> b);
        if (std::is_signed_v<T>)
            throw InvalidKernel("a left shift of a signed number");
        return static_cast<T>(static_cast<std::uint64_t>(a) << b);
    }
    if (op == "&" || op == "and")
        return static_cast<T>(a & b);
    if (op == "|" || op == "or")
        return static_cast<T>(a | b);
    if (op == "^" || op == "xor")
        return static_cast<T>(a ^ b);
    throw InvalidKernel("operator " + op);
}

template <class T>
T operation(const std::string& op, T a, T b) {
    if (op == "+" || op == "add")
        return arithmetic('+', a, b);
    if (op == "-" || op == "sub")
        return arithmetic('-', a, b);
    if (op == "*")
        return arithmetic('*', a, b);
    if (op == "min")
        return std::min(a, b);
    if (op == "max")
        return std::max(a, b);
    if constexpr (std::is_integral_v<T>)
        return integer_operation(op, a, b);
    throw InvalidKernel("operator " + op + " on floats");
}

bool is_comparison(const std::string& op) {
    return op == "<" || op == ">" || op == "<=" || op == ">=" || op == "==" || op == "!=";
}

template <class T>
bool compare(const std::string& op, T a, T b) {
    if (op == "==" || op == "!=")
        return (op == "==") == (a == b);
    if (op == "<" || op == ">=")
        return (op == "<") == (a < b);
    return (op == ">") == (a > b);
}

template <class To, class From>
To convert_number(From number) {
    if constexpr (std::is_floating_point_v<From> && !std::is_floating_point_v<To>) {
        const double n = static_cast<double>(number);
        if (n <= static_cast<double>(std::numeric_limits<To>::lowest()) - 1 ||
            n >= static_cast<double>(std::numeric_limits<To>::max()) + 1)
            throw InvalidKernel("a float outside the integer's range");
    }
    return static_cast<To>(number);
}

std::size_t count_of(const Type& type) {
    return type->kind == TypeKind::value ? type->value.count : 1;
}

} // namespace

Value scalar_value(const Type& type, std::uint64_t bits) {
    Value value{type, std::vector<std::byte>(type->bytes)};
    std::memcpy(value.bytes.data(), &bits, type->bytes);
    return value;
}

Value int_value(std::int32_t number) {
    return scalar_value(value_type(Scalar::int32), static_cast<std::uint32_t>(number));
}

Value pointer_value(const Type& type, PointerValue pointer) {
    return scalar_value(type, std::bit_cast<std::uint64_t>(pointer));
}

PointerValue as_pointer(const Value& value) {
    return std::bit_cast<PointerValue>(component_bits(value, 0));
}

std::uint64_t component_bits(const Value& value, std::size_t component) {
    const std::size_t size =
        value.type->kind == TypeKind::value ? scalar_bytes(value.type->value.scalar) : value.type->bytes;
    std::uint64_t bits = 0;
    std::memcpy(&bits, value.bytes.data() + component * size, size);
    return bits;
}

void set_component(Value& value, std::size_t component, std::uint64_t bits) {
    const std::size_t size = scalar_bytes(value.type->value.scalar);
    std::memcpy(value.bytes.data() + component * size, &bits, size);
}

std::int64_t as_integer(const Value& value) {
    return with_type(value.type->value.scalar, [&](auto zero) -> std::int64_t {
        using T = decltype(zero);
        if constexpr (std::is_floating_point_v<T>) {
            throw InvalidKernel("a float where an integer is needed");
        } else {
            return static_cast<std::int64_t>(from_bits<T>(component_bits(value, 0)));
        }
    });
}

bool truth(const Value& value) {
    if (is_pointer(value.type))
        return true; // random kernels have no null pointers
    return with_type(value.type->value.scalar,
                     [&](auto zero) { return from_bits<decltype(zero)>(component_bits(value, 0)) != zero; });
}

Value binary_value(const std::string& op, const Value& a, const Value& b) {
    if (!same_type(a.type, b.type))
        throw InvalidKernel("operands of two types at " + op);
    const std::size_t count = count_of(a.type);
    const bool comparison = is_comparison(op);
    const Type type = comparison ? value_type(Scalar::int32, static_cast<std::uint32_t>(count)) : a.type;
    Value result{type, std::vector<std::byte>(type->bytes)};
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t bits = with_type(a.type->value.scalar, [&](auto zero) {
            using T = decltype(zero);
            const T x = from_bits<T>(component_bits(a, i));
            const T y = from_bits<T>(component_bits(b, i));
            if (comparison)
                return to_bits(std::int32_t{compare(op, x, y) ? (count > 1 ? -1 : 1) : 0});
            return to_bits(operation(op, x, y));
        });
        set_component(result, i, bits);
    }
    return result;
}

Value unary_value(const std::string& op, const Value& value) {
    if (op == "!")
        return int_value(truth(value) ? 0 : 1);
    if (op == "+")
        return value;
    Value result = value;
    for (std::size_t i = 0; i < count_of(value.type); ++i) {
        set_component(result, i, with_type(value.type->value.scalar, [&](auto zero) {
                          using T = decltype(zero);
                          const T x = from_bits<T>(component_bits(value, i));
                          if constexpr (std::is_floating_point_v<T>) {
                              return to_bits(-x); // keeps the sign of zero, as the device does
                          } else {
                              return to_bits(op == "-" ? arithmetic('-', T{0}, x) : static_cast<T>(~x));
                          }
                      }));
    }
    return result;
}

Value converted(const Value& value, const Type& to) {
    Value result{to, std::vector<std::byte>(to->bytes)};
    const bool widen = is_vector(to) && is_scalar(value.type);
    for (std::size_t i = 0; i < count_of(to); ++i) {
        set_component(result, i, with_type(value.type->value.scalar, [&](auto from) {
                          return with_type(to->value.scalar, [&](auto target) {
                              const auto x = from_bits<decltype(from)>(component_bits(value, widen ? 0 : i));
                              return to_bits(convert_number<decltype(target)>(x));
                          });
                      }));
    }
    return result;
}

} // namespace lockstep::random_kernel
