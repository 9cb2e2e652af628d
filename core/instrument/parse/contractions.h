#pragma once

#include <vector>

namespace clang {
class FunctionDecl;
}

namespace lockstep {

/// Whether a compiler may contract operations of these functions, as in a * b + c with one rounding instead of two: they
/// multiply floating-point values, and add or subtract some. Compilers for GPUs also contract operations of different
/// statements, so the operations need not be in the same expression.
[[nodiscard]] bool may_contract(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
