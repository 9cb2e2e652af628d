#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace clang {
class ASTUnit;
}

namespace lockstep {

struct Preprocessed {
    std::string text;
    std::vector<std::string> included; ///< paths of the included files as they were found, without duplicates
};

/// Expands the macros and includes of a source as the device's compiler would. The standard header is not
/// included, so the names of built-in functions are not expanded. The result contains line markers. Errors:
/// kernel_does_not_compile, build_option_refused, files_outside.
Result<Preprocessed> preprocess(const KernelSource& source, const std::string& options,
                                const InstrumentTarget& target);

/// Like preprocess(), but returns only the text, with #line directives instead of line markers. Same errors.
Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                  const InstrumentTarget& target);

/// Returns the names that the preprocessor conditions of the source test (see Instrumenter for this function
/// and with_includes()). Errors: build_option_refused, files_outside.
Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                           const InstrumentTarget& target);

/// Returns the arguments for Clang that depend only on the target.
[[nodiscard]] std::vector<std::string> target_arguments(const InstrumentTarget& target);

/// Returns the arguments for Clang that select the language version.
[[nodiscard]] std::vector<std::string> language_arguments(const std::string& options);

/// Adds the declarations of sub-group functions in front of preprocessed text that mentions one, because no
/// standard header declares them. Line numbers do not change.
[[nodiscard]] std::string with_declarations(const std::string& text);

/// Parses preprocessed text together with the standard header. Error: kernel_does_not_compile with the
/// location of the first error; its detail contains all messages.
Result<std::shared_ptr<clang::ASTUnit>> parse(const std::string& text, const KernelSource& source,
                                              const std::string& options, const InstrumentTarget& target);

/// Parses a source without preprocessing it first, so that the syntax tree refers to the text as it is
/// written. The parsed text starts with the declarations that with_declarations() adds. Errors:
/// kernel_does_not_compile, build_option_refused, files_outside.
Result<std::shared_ptr<clang::ASTUnit>>
parse_as_written(const KernelSource& source, const std::string& options, const InstrumentTarget& target);

} // namespace lockstep
