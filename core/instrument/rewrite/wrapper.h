#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/source/objects.h"

#include <string>

namespace lockstep {

/// Returns the code of two kernels: the wrapper, which sets up the context of a work-item and calls the
/// rewritten kernel, and lk_bases (see Instrumented). `guarded`: whether the control flow of the rewritten
/// kernel was made uniform.
[[nodiscard]] std::string wrapper_text(const clang::FunctionDecl* kernel, const Objects& objects,
                                       const SourceText& source, bool guarded);

} // namespace lockstep
