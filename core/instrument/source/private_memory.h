#pragma once

#include "core/instrument/parse/source_text.h"
#include "core/site/instrumented.h"

#include <vector>

namespace lockstep {

/// Returns the private memory that the variables of all these functions use together, because drivers inline
/// all functions into the kernel.
[[nodiscard]] PrivateMemory private_memory(const clang::ASTContext& context, const SourceText& source,
                                           const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
