#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/source/objects.h"

#include <string>

namespace lockstep {

/// Text of the kernel that sets up a work-item's context and calls the rewritten body, and of lk_bases (see
/// Instrumented). `guarded` means that the body's control flow was made uniform.
[[nodiscard]] std::string wrapper_text(const clang::FunctionDecl* kernel, const Objects& objects,
                                       const SourceText& source, bool guarded);

} // namespace lockstep
