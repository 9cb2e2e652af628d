#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/emitter.h"

#include <string>

namespace lockstep::rewriting {

// Integer operations whose result is undefined in OpenCL C: division by zero, INT_MIN / -1, counting the
// zeros of 0. (See conversions.h for conversions from floats.) In C, they are undefined behaviour, so CPU
// compilers may remove the code after them or generate a trap. The instrumented code gives them a defined
// value and records that the results of the launch are undefined.

/// Whether an integer division or remainder needs a guard: true unless its divisor is a constant other than 0
/// and -1.
[[nodiscard]] bool needs_guard(const clang::BinaryOperator* node, const clang::ASTContext& context);

/// Returns the divisor, replaced by 1 at run time if the result would be undefined. `left`: the dividend,
/// which is evaluated a second time; if it is empty, INT_MIN / -1 is not checked.
[[nodiscard]] std::string guarded_divisor(const clang::BinaryOperator* node, const std::string& left,
                                          const std::string& right, Emitter& emitter);

/// Whether a built-in function counts leading or trailing zeros, which is undefined for 0.
[[nodiscard]] bool counts_zeros(const std::string& name);
/// Returns the argument of a function that counts zeros, guarded against the value 0.
[[nodiscard]] std::string guarded_zero(clang::QualType type, const std::string& text, Emitter& emitter);

} // namespace lockstep::rewriting
