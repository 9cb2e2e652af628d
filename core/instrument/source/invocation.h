#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/instrument/source/messages.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// A text for Clang, as if it were in that file.
struct ClangInput {
    std::string file; ///< as messages name it; never taken for an option
    std::string text;
    std::vector<std::string> arguments; ///< of Clang's driver, without its name and the file
    std::vector<std::string> readable;  ///< see ReadableFiles; Clang's own headers are always readable
};

/// Runs a Clang action over a text. Only the action itself writes anything, whatever the arguments are. True if there was
/// no error.
bool run_over(const ClangInput& input, std::unique_ptr<clang::FrontendAction> action, Messages& messages);

/// The syntax tree of a text, made in the same way. Null after an error.
[[nodiscard]] std::shared_ptr<clang::ASTUnit> syntax_of(const ClangInput& input, Messages& messages);

} // namespace lockstep
