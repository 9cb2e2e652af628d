#pragma once

#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/source/clang_headers.h"

#include <string>

namespace lockstep::rewriting {

// Integer operations whose value OpenCL C leaves open: a division by zero, INT_MIN / -1, the zeros of 0 (conversions.h
// has those of floats). C makes them undefined, so that compilers for processors leave the code behind them out. The
// instrumented text gives them some value, and notes that the results of the launch may be any.

/// Whether a division or remainder of integers needs a guard: its divisor is no constant, or a wrong one.
[[nodiscard]] bool needs_guard(const clang::BinaryOperator* node, const clang::ASTContext& context);

/// The text of the operation's divisor, made right. `left`: a variable with the dividend; empty: of none INT_MIN is
/// looked for.
[[nodiscard]] std::string guarded_divisor(const clang::BinaryOperator* node, const std::string& left,
                                          const std::string& right, Emitter& emitter);

/// Whether a built-in function counts the zeros before or behind the ones of an integer, of which there must be some.
[[nodiscard]] bool counts_zeros(const std::string& name);
/// The text of its argument, made right.
[[nodiscard]] std::string guarded_zero(clang::QualType type, const std::string& text, Emitter& emitter);

} // namespace lockstep::rewriting
