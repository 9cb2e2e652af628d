#pragma once

#include "core/instrument/source/source_text.h"
#include "core/site/instrumented.h"

#include <vector>

namespace lockstep {

/// What the variables of functions take of private memory; drivers put all functions into the kernel.
[[nodiscard]] PrivateMemory private_memory(const clang::ASTContext& context, const SourceText& source,
                                           const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
