#pragma once

#include "core/base/result.h"
#include "core/instrument/parse/clang_headers.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns the kernel with this name. Errors: kernel_not_found with the names of the existing kernels.
Result<const clang::FunctionDecl*> find_kernel(clang::ASTContext& context, const std::string& name);

/// Returns all functions with a body that a kernel calls, directly or indirectly: callees before callers, the
/// kernel last. Error: cannot_instrument, if a function is recursive.
Result<std::vector<const clang::FunctionDecl*>> reachable(clang::ASTContext& context,
                                                          const clang::FunctionDecl* kernel);

/// Returns the __constant variables that these functions use, both at file scope and inside functions.
[[nodiscard]] std::vector<const clang::VarDecl*>
used_constants(const std::vector<const clang::FunctionDecl*>& functions);

/// Returns the string literals whose address these functions use. Excludes arguments of printf, because a
/// driver may read them at compile time.
[[nodiscard]] std::vector<const clang::StringLiteral*>
used_texts(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
