#pragma once

#include "core/base/result.h"
#include "core/instrument/parse/clang_headers.h"

#include <string>
#include <vector>

namespace lockstep {

/// The kernel with this name. Errors: kernel_not_found with the names of the existing kernels.
Result<const clang::FunctionDecl*> find_kernel(clang::ASTContext& context, const std::string& name);

/// The functions with a body that a kernel reaches, callees before callers, the kernel last.
/// Errors: cannot_instrument (recursion).
Result<std::vector<const clang::FunctionDecl*>> reachable(clang::ASTContext& context,
                                                          const clang::FunctionDecl* kernel);

/// The __constant variables that these functions use, at file scope or declared inside.
[[nodiscard]] std::vector<const clang::VarDecl*>
used_constants(const std::vector<const clang::FunctionDecl*>& functions);

/// The string literals whose address these functions take. Arguments of printf are not moved, because a
/// driver may read them at compile time.
[[nodiscard]] std::vector<const clang::StringLiteral*>
used_texts(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
