#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/messages.h"

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

} // namespace lockstep
