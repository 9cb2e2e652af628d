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
    std::vector<std::string> included; ///< paths of the files as they were found, each once
};

/// Expands macros and includes as the device would. The standard header is not used, so that names built into
/// OpenCL C do not change. The text keeps its line markers. Errors: kernel_does_not_compile,
/// build_option_refused, files_outside.
Result<Preprocessed> preprocess(const KernelSource& source, const std::string& options,
                                const InstrumentTarget& target);

/// Like the text of preprocess(), but with #line directives. Errors: same as preprocess().
Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                  const InstrumentTarget& target);

/// See Instrumenter, which also describes with_includes. Errors: build_option_refused, files_outside.
Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                           const InstrumentTarget& target);

/// Clang's arguments that depend only on the target.
[[nodiscard]] std::vector<std::string> target_arguments(const InstrumentTarget& target);

/// Clang's arguments for the language version of the text.
[[nodiscard]] std::vector<std::string> language_arguments(const std::string& options);

/// Preprocessed text, preceded by declarations that it uses and that no header of ours provides; line numbers
/// do not change.
[[nodiscard]] std::string with_declarations(const std::string& text);

/// Parses preprocessed text with the standard header. Error: kernel_does_not_compile with the location of the
/// first error; the detail has all messages.
Result<std::shared_ptr<clang::ASTUnit>> parse(const std::string& text, const KernelSource& source,
                                              const std::string& options, const InstrumentTarget& target);

} // namespace lockstep
