#pragma once

#include "core/instrument/parse/source_text.h"
#include "core/site/instrumented.h"

#include <vector>

namespace lockstep {

/// Returns the total size of the private variables of these functions. The sizes are added up, because
/// drivers inline all functions into the kernel.
[[nodiscard]] PrivateMemory private_memory(const clang::ASTContext& context, const SourceText& source,
                                           const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
