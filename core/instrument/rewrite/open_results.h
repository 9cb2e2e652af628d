#pragma once

#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/source/clang_headers.h"

#include <string>

namespace lockstep::rewriting {

// Integer operations without a defined result in OpenCL C: division by zero, INT_MIN / -1, counting the zeros of 0
// (conversions.h has those of floats). In C they are undefined behaviour, so compilers for CPUs may remove the code after
// them, or trap. The instrumented text gives them a value, and notes that the launch's results are not defined.

/// Whether an integer division or remainder needs a guard: its divisor is not a constant, or is 0 or -1.
[[nodiscard]] bool needs_guard(const clang::BinaryOperator* node, const clang::ASTContext& context);

/// The text of the divisor, replaced by 1 if the result would not be defined. `left`: text of the dividend, evaluated once
/// more; empty: INT_MIN is not checked.
[[nodiscard]] std::string guarded_divisor(const clang::BinaryOperator* node, const std::string& left,
                                          const std::string& right, Emitter& emitter);

/// Whether a built-in function counts the zeros before or behind the ones of an integer, of which there must be some.
[[nodiscard]] bool counts_zeros(const std::string& name);
/// The text of its argument, made right.
[[nodiscard]] std::string guarded_zero(clang::QualType type, const std::string& text, Emitter& emitter);

} // namespace lockstep::rewriting
