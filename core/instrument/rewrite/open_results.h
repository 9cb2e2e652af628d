#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/emitter.h"

#include <string>

namespace lockstep::rewriting {

// Integer operations with an undefined result in OpenCL C: division by zero, INT_MIN / -1, counting the zeros
// of 0 (conversions.h handles conversions from floats). In C they are undefined behaviour, so compilers for
// CPUs may remove the code after them, or trap. The instrumented text gives them a value and records that the
// launch's results are undefined.

/// Whether an integer division or remainder needs a guard: if its divisor is not a constant, or is 0 or -1.
[[nodiscard]] bool needs_guard(const clang::BinaryOperator* node, const clang::ASTContext& context);

/// The text of the divisor, replaced by 1 if the result would be undefined. `left` is the text of the
/// dividend, which is evaluated a second time; if it is empty, INT_MIN is not checked.
[[nodiscard]] std::string guarded_divisor(const clang::BinaryOperator* node, const std::string& left,
                                          const std::string& right, Emitter& emitter);

/// Whether a built-in function counts leading or trailing zeros, which is undefined for 0.
[[nodiscard]] bool counts_zeros(const std::string& name);
/// The text of its argument, guarded against 0.
[[nodiscard]] std::string guarded_zero(clang::QualType type, const std::string& text, Emitter& emitter);

} // namespace lockstep::rewriting
