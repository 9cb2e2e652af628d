#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/messages.h"
#include "core/kernel/readable_files.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// A text for Clang, treated as the content of a file.
struct ClangInput {
    std::string file; ///< as shown in messages; never interpreted as an option
    std::string text;
    std::vector<std::string> arguments; ///< for Clang's driver, without its name and the file
    std::vector<std::string> readable;  ///< see ReadableFiles; Clang's own headers are always readable
};

/// Runs a Clang action on a text. Only the action itself writes anything, whatever the arguments are. True if
/// there was no error.
bool run_over(const ClangInput& input, std::unique_ptr<clang::FrontendAction> action, Messages& messages);

/// Creates the syntax tree of a text in the same way. Null after an error.
[[nodiscard]] std::shared_ptr<clang::ASTUnit> syntax_of(const ClangInput& input, Messages& messages);

/// Clears everything in an invocation that makes Clang write a file, load a program, or read a file that no
/// #include names: dependency files, message files, modules, plugins, and outputs of back ends and profilers.
/// Sets `file` as its only input.
void close_invocation(clang::CompilerInvocation& invocation, const std::string& file);

/// The files of this computer that may be read, and Clang's own headers. Only regular files can be opened,
/// because an #include of a device never ends, and one of a pipe waits for a writer. Relative paths are never
/// found, because the current folder is not searched.
/// @param on_outside  called for each file that exists but must not be read
[[nodiscard]] llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
regular_files(ReadableFiles readable, std::function<void(const std::string& path)> on_outside);

} // namespace lockstep
