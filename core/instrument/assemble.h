#pragma once

#include "core/instrument/rewrite/rewriter.h"
#include "core/site/instrumented.h"

#include <string>

namespace lockstep {

/// Puts the rewritten kernel together with the probes that it calls, and with what a launch must know of it.
/// @param body  the program's rewritten text
/// @param wrapper  the kernel around it
[[nodiscard]] Instrumented assemble(const KernelSource& source, const clang::FunctionDecl* kernel,
                                    const Objects& objects, const rewriting::Rewriter& rewriter,
                                    const std::string& body, const std::string& wrapper,
                                    const InstrumentTarget& target);

} // namespace lockstep
