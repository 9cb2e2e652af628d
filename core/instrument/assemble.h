#pragma once

#include "core/instrument/rewrite/rewriter.h"
#include "core/site/instrumented.h"

#include <string>

namespace lockstep {

/// Combines the rewritten kernel with the source of the probes that it calls, and adds the data that a launch
/// needs.
/// @param body  The rewritten program.
/// @param wrapper  The source of the kernel function that calls the rewritten kernel.
[[nodiscard]] Instrumented assemble(const KernelSource& source, const clang::FunctionDecl* kernel,
                                    const Objects& objects, const rewriting::Rewriter& rewriter,
                                    const std::string& body, const std::string& wrapper,
                                    const InstrumentTarget& target);

} // namespace lockstep
