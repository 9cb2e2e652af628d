#pragma once

#include "tests/support/random_kernels/types.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace lockstep::random_kernel {

/// Thrown if a kernel does something that no random kernel may do: undefined behaviour, a race or an endless
/// loop. This means that the generator has a bug.
struct InvalidKernel : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A value as stored in memory. A pointer consists of the object's id and a byte offset, 4 bytes each.
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

/// Returns the bits of one component, zero-extended.
[[nodiscard]] std::uint64_t component_bits(const Value& value, std::size_t component);
void set_component(Value& value, std::size_t component, std::uint64_t bits);
/// Returns a scalar integer, sign-extended if its type is signed.
[[nodiscard]] std::int64_t as_integer(const Value& value);
/// Returns whether a scalar or a pointer is true as a condition.
[[nodiscard]] bool truth(const Value& value);

/// Applies `op` to two values of one type, component by component. `op` is one of + - * / % << >> & | ^, a
/// comparison, or an operation that atomics name: min, max, and, or, xor, add, sub. A comparison of scalars
/// gives an int (0, 1), of vectors an int vector (0, -1).
[[nodiscard]] Value binary_value(const std::string& op, const Value& a, const Value& b);
/// Applies `op`, one of + - ~ !.
[[nodiscard]] Value unary_value(const std::string& op, const Value& value);
/// Converts by value. A scalar is converted to every component of a vector.
[[nodiscard]] Value converted(const Value& value, const Type& to);

} // namespace lockstep::random_kernel
