#pragma once

#include "core/instrument/rewrite/rewriter.h"
#include "core/site/instrumented.h"

#include <string>

namespace lockstep {

/// Combines the rewritten kernel with the probes that it calls, and with the data that a launch needs.
/// @param body  the program's rewritten text
/// @param wrapper  the kernel function that calls it
[[nodiscard]] Instrumented assemble(const KernelSource& source, const clang::FunctionDecl* kernel,
                                    const Objects& objects, const rewriting::Rewriter& rewriter,
                                    const std::string& body, const std::string& wrapper,
                                    const InstrumentTarget& target);

} // namespace lockstep
