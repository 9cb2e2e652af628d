#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/kernel/kernel_signature.h"

#include <vector>

namespace lockstep {

/// Returns the signatures of all kernels that a parsed program defines, in source order.
[[nodiscard]] std::vector<KernelSignature> signatures_of(clang::ASTContext& context);

} // namespace lockstep
