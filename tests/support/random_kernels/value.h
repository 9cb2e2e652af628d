#pragma once

#include "tests/support/random_kernels/types.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace lockstep::random_kernel {

/// Thrown if a kernel does what a random kernel must never do: undefined behaviour, a race or an endless
/// loop. It is a bug of the generator.
struct InvalidKernel : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A value as stored in memory. A pointer is the object's number and a byte offset, 4 bytes each.
struct Value {
    Type type;
    std::vector<std::byte> bytes;
};

struct PointerValue {
    std::uint32_t object = 0;
    std::int32_t offset = 0;
};

[[nodiscard]] Value scalar_value(const Type& type, std::uint64_t bits);
[[nodiscard]] Value int_value(std::int32_t number);
[[nodiscard]] Value pointer_value(const Type& type, PointerValue pointer);
[[nodiscard]] PointerValue as_pointer(const Value& value);

/// The bits of one component, zero-extended.
[[nodiscard]] std::uint64_t component_bits(const Value& value, std::size_t component);
void set_component(Value& value, std::size_t component, std::uint64_t bits);
/// A scalar integer, sign-extended if its type is signed.
[[nodiscard]] std::int64_t as_integer(const Value& value);
/// Whether a scalar or a pointer is true.
[[nodiscard]] bool truth(const Value& value);

/// `op` is one of + - * / % << >> & | ^ and the comparisons, on two values of one type; component by
/// component. A comparison gives an int (0, 1) of scalars, an int vector (0, -1) of vectors.
/// min, max, and, or, xor, add, sub too (as atomics name them).
[[nodiscard]] Value binary_value(const std::string& op, const Value& a, const Value& b);
/// `op` is one of + - ~ !.
[[nodiscard]] Value unary_value(const std::string& op, const Value& value);
/// A conversion by value; a scalar goes to every component of a vector.
[[nodiscard]] Value converted(const Value& value, const Type& to);

} // namespace lockstep::random_kernel
