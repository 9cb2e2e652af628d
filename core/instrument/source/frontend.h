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
    std::vector<std::string> included; ///< paths of the files, as they were found; each once
};

/// Expands macros and includes as the device would: without the standard header, so that names built into
/// OpenCL C stay as they are. The text keeps its line markers. Errors: kernel_does_not_compile,
/// build_option_refused, files_outside.
Result<Preprocessed> preprocess(const KernelSource& source, const std::string& options,
                                const InstrumentTarget& target);

/// The text of preprocess(), with #line. Errors: those of preprocess().
Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                  const InstrumentTarget& target);

/// See Instrumenter, also for with_includes. Errors: build_option_refused, files_outside.
Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                           const InstrumentTarget& target);

/// Clang's arguments that follow from the target alone.
[[nodiscard]] std::vector<std::string> target_arguments(const InstrumentTarget& target);

/// Clang's arguments that say which language the text is written in.
[[nodiscard]] std::vector<std::string> language_arguments(const std::string& options);

/// Preprocessed text with what it uses and no header of ours declares in front; its lines keep their numbers.
[[nodiscard]] std::string with_declarations(const std::string& text);

/// Parses preprocessed text with the standard header. Errors: kernel_does_not_compile with the first error's
/// place and all messages as detail.
Result<std::shared_ptr<clang::ASTUnit>> parse(const std::string& text, const KernelSource& source,
                                              const std::string& options, const InstrumentTarget& target);

} // namespace lockstep
