#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/messages.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// A text that Clang processes as the contents of a file.
struct ClangInput {
    std::string file; ///< file name for messages; never interpreted as an option
    std::string text;
    std::vector<std::string> arguments; ///< arguments for Clang's driver, without the program name and the
                                        ///< file
    std::vector<std::string> readable;  ///< files that may be included (see ReadableFiles); Clang's own
                                        ///< headers are always readable
};

/// Runs a Clang action on a text. Whatever the arguments are, only the action itself can write output.
/// Returns whether there was no error.
bool run_over(const ClangInput& input, std::unique_ptr<clang::FrontendAction> action, Messages& messages);

/// Parses a text with the same restrictions and returns its syntax tree; null after an error.
[[nodiscard]] std::shared_ptr<clang::ASTUnit> syntax_of(const ClangInput& input, Messages& messages);

} // namespace lockstep
