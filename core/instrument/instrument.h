#pragma once

#include "core/base/result.h"
#include "core/instrument/optimised/compilation.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <string>
#include <vector>

namespace lockstep {

/// An instrumented kernel, and its source for the hardware compilers (see optimised::Compilation).
struct Instrumentation {
    Instrumented instrumented;
    optimised::Source source;
};

/// Preprocesses, parses and rewrites one kernel of a program. Errors, each with its location:
/// kernel_does_not_compile, kernel_not_found, cannot_instrument.
Result<Instrumentation> instrument_to_compile(const KernelSource& source, const std::string& kernel,
                                              const std::string& options, const InstrumentTarget& target);

/// Like instrument_to_compile(), but without the source for the hardware compilers.
Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                const std::string& options, const InstrumentTarget& target);

/// Returns the kernels of a program in source order. Errors: kernel_does_not_compile.
Result<std::vector<KernelSignature>> kernels_in(const KernelSource& source, const std::string& options,
                                                const InstrumentTarget& target);

} // namespace lockstep
