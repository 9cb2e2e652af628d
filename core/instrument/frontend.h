#pragma once

#include "core/base/result.h"
#include "core/instrument/instrument.h"

#include <memory>
#include <string>

namespace clang {
class ASTUnit;
}

namespace lockstep {

/// Expands macros and includes as the device would: without the standard header, so that names built into
/// OpenCL C stay as they are. The text keeps its line markers. Errors: kernel_does_not_compile.
Result<std::string> preprocess(const KernelSource& source, const std::string& options,
                               const InstrumentTarget& target);

/// Parses preprocessed text with the standard header. Errors: kernel_does_not_compile with the first error's
/// place and all messages as detail.
Result<std::shared_ptr<clang::ASTUnit>> parse(const std::string& text, const KernelSource& source,
                                              const std::string& options, const InstrumentTarget& target);

} // namespace lockstep
