#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <string>

namespace lockstep {

/// Clears everything in an invocation that makes Clang write a file, load a program, or read a file that no
/// #include names: dependency files, message files, modules, plugins, and outputs of back ends and profilers.
/// Sets `file` as its only input.
void close_invocation(clang::CompilerInvocation& invocation, const std::string& file);

} // namespace lockstep
