#pragma once

#include "tests/support/random_kernels/ast.h"

namespace lockstep::random_kernel {

/// The kernel as OpenCL C 1.2. Sets `line` in every expression and statement; all expressions of a statement
/// are on one line. The kernel is called random_kernel.
[[nodiscard]] std::string print(Kernel& kernel);

/// The expression as OpenCL C, with the parentheses that precedence requires; sets its `line`. With
/// `names_operators`, operators and names on some lines are written with the macros of operator_macros().
[[nodiscard]] std::string print_expression(Expression& expression, std::uint32_t line, bool names_operators);

/// Same, for an initialiser, which a comma would end.
[[nodiscard]] std::string print_initializer(Expression& expression, std::uint32_t line, bool names_operators);

/// The macro definitions that such expressions need: "#define PLUS +".
[[nodiscard]] std::vector<std::string> operator_macros();

/// A scalar's bits as a literal of its type: "5u", "-3", "0.25f".
[[nodiscard]] std::string literal_text(const Type& type, std::uint64_t bits);

/// `size` bytes (at most 8) at `offset`, little-endian.
[[nodiscard]] std::uint64_t read_bits(const std::vector<std::byte>& bytes, std::size_t offset,
                                      std::size_t size);

} // namespace lockstep::random_kernel
