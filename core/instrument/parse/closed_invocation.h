#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <string>

namespace lockstep {

/// Removes every setting from an invocation that makes Clang write a file, load a program, or read a file
/// without an #include: dependency files, message files, modules, plugins, and outputs of back ends and
/// profilers. Sets `file` as the only input.
void close_invocation(clang::CompilerInvocation& invocation, const std::string& file);

} // namespace lockstep
