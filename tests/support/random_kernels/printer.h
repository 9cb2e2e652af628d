#pragma once

#include "tests/support/random_kernels/ast.h"

namespace lockstep::random_kernel {

/// Prints the kernel, which is called random_kernel, as OpenCL C 1.2. Sets `line` in every expression and
/// statement. All expressions of a statement are on one line.
[[nodiscard]] std::string print(Kernel& kernel);

/// Prints the expression as OpenCL C with the parentheses that precedence requires, and sets its `line`. With
/// `names_operators`, operators and names on some lines are written with the macros of operator_macros().
[[nodiscard]] std::string print_expression(Expression& expression, std::uint32_t line, bool names_operators);

/// Prints an initialiser as OpenCL C, with a comma expression in parentheses. Otherwise like
/// print_expression().
[[nodiscard]] std::string print_initializer(Expression& expression, std::uint32_t line, bool names_operators);

/// Returns the definitions of the macros that print_expression() uses with `names_operators`, such as
/// "#define PLUS +".
[[nodiscard]] std::vector<std::string> operator_macros();

/// Returns a scalar's bits as a literal of its type: "5u", "-3", "0.25f".
[[nodiscard]] std::string literal_text(const Type& type, std::uint64_t bits);

/// Reads `size` bytes (at most 8) at `offset` as a little-endian number.
[[nodiscard]] std::uint64_t read_bits(const std::vector<std::byte>& bytes, std::size_t offset,
                                      std::size_t size);

} // namespace lockstep::random_kernel
