#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/instrument/source/messages.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// A text for Clang, as if it stood in that file.
struct ClangInput {
    std::string file; ///< as messages name it; whatever it is called, it is no option
    std::string text;
    std::vector<std::string> arguments; ///< of the compiler's driver, without its name and the file
    std::vector<std::string> readable;  ///< see ReadableFiles; besides, Clang's own headers are read
};

/// Runs one of Clang's actions over a text. Nothing is written but what the action writes itself, whatever the arguments
/// say. True if no error was told.
bool run_over(const ClangInput& input, std::unique_ptr<clang::FrontendAction> action, Messages& messages);

/// The syntax of a text, in the same way. Null after an error.
[[nodiscard]] std::shared_ptr<clang::ASTUnit> syntax_of(const ClangInput& input, Messages& messages);

} // namespace lockstep
