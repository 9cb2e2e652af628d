#pragma once

#include "core/instrument/source/clang_headers.h"

#include <string>

namespace lockstep {

/// Takes out of an invocation all that would make Clang write a file, load a program or read a file that no #include
/// names: dependency files, messages as a file, modules, plugins, what a back end and a profiler write. Its only input
/// becomes `file`.
void close_invocation(clang::CompilerInvocation& invocation, const std::string& file);

} // namespace lockstep
