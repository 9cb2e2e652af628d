#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <set>
#include <string>
#include <vector>

namespace lockstep {

/// Reads and rewrites kernels for those who run them, who cannot do it themselves: a driver may bring another
/// LLVM into its process than the one that the rewriting needs. What only the driver knows goes the other
/// way:
///
///     runs kernels                             instruments
///     tested_names(source)          ---->
///                                   <----      {"cl_khr_fp64", "N"}
///     asks the driver for them
///     instrument(source, target)    ---->
///                                   <----      text, sites, skeleton
///     compile()                     ---->
///     builds it                                compilers work
///     optimised()                   ---->
///                                   <----      what they make of it
class Instrumenter {
public:
    Instrumenter() = default;
    Instrumenter(const Instrumenter&) = delete;
    Instrumenter& operator=(const Instrumenter&) = delete;
    virtual ~Instrumenter() = default;

    /// Names that the source's #if and #ifdef test and that neither the options nor the source define: what
    /// they are is the driver's to say. Only branches that target.macros makes active are looked at, so ask
    /// again with the answers until nothing new turns up. Errors, here and below: build_option_refused,
    /// files_outside.
    virtual Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                                       const InstrumentTarget& target) = 0;

    /// The source for a driver: preprocessed, with the files that it includes in their places, and with
    /// #line. Errors: kernel_does_not_compile.
    virtual Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                              const InstrumentTarget& target) = 0;

    /// The kernels that a program holds, in the order of the text. Errors: kernel_does_not_compile.
    virtual Result<std::vector<KernelSignature>>
    kernels_in(const KernelSource& source, const std::string& options, const InstrumentTarget& target) = 0;

    /// Rewrites one kernel of a program so that it logs itself. Errors: kernel_does_not_compile,
    /// kernel_not_found, cannot_instrument; each with its place.
    virtual Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                            const std::string& options, const InstrumentTarget& target) = 0;

    /// Begins to ask compilers for hardware what they make of the kernel that was instrumented last. They
    /// work beside what the caller does, and take its processors: not while something is timed.
    virtual Status compile() = 0;
    /// Waits for what they make of it; not known where nobody began.
    virtual Result<Optimised> optimised() = 0;
};

} // namespace lockstep
