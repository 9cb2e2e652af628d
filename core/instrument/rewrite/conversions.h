#pragma once

#include "core/instrument/source/clang_headers.h"

#include <string>

namespace lockstep::rewriting {

/// The text of a floating-point operand that is converted to an integer. The result of an out-of-range value is undefined:
/// a compiler that knows the value may produce a different result at each use. The text hides the value from the compiler,
/// so that the device converts it. Values in range stay as they are.
[[nodiscard]] std::string operand_of_conversion(const clang::ASTContext& context, const clang::Expr* operand,
                                                clang::QualType to, const std::string& text);

/// Whether a built-in function of this name converts to integers without saturation: convert_int4_rte.
[[nodiscard]] bool is_open_conversion(const std::string& name);

} // namespace lockstep::rewriting
