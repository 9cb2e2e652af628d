#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/messages.h"
#include "core/kernel/readable_files.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// Text that Clang processes as if it were the contents of a file.
struct ClangInput {
    std::string file; ///< file name for messages; never interpreted as an option
    std::string text;
    /// Arguments for Clang's driver, without the program name and the file.
    std::vector<std::string> arguments;
    /// Files that may be included (see ReadableFiles); Clang's own headers are always readable.
    std::vector<std::string> readable;
};

/// Runs a Clang action on a text. Whatever the arguments contain, nothing but the action can write output.
/// Returns whether there was no error.
bool run_over(const ClangInput& input, std::unique_ptr<clang::FrontendAction> action, Messages& messages);

/// Parses a text with the same restrictions and returns its syntax tree; null after an error.
[[nodiscard]] std::shared_ptr<clang::ASTUnit> syntax_of(const ClangInput& input, Messages& messages);

/// Removes every setting from an invocation that makes Clang write a file, load a program, or read a file
/// without an #include: dependency files, message files, modules, plugins, and outputs of back ends and
/// profilers. Sets `file` as the only input.
void close_invocation(clang::CompilerInvocation& invocation, const std::string& file);

/// Returns a file system for Clang that contains only the files that may be read, and Clang's own headers.
/// Only regular files can be opened, because reading a device may never end, and opening a pipe waits for a
/// writer. Relative paths are never found, because the current folder is not searched.
/// @param on_outside  A function that is called for each file that exists but must not be read.
[[nodiscard]] llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
regular_files(ReadableFiles readable, std::function<void(const std::string& path)> on_outside);

} // namespace lockstep
