#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <set>
#include <string>
#include <vector>

namespace lockstep {

/// Interface for parsing and rewriting kernels, for the processes that run them. These processes cannot do it
/// themselves, because a driver may load another version of LLVM than the one that rewriting needs.
/// Information that only the driver has is passed in the other direction:
///
///     runs kernels                             instruments
///     tested_names(source)          ---->
///                                   <----      {"cl_khr_fp64", "N"}
///     asks the driver for them
///     instrument(source, target)    ---->
///                                   <----      text, sites, skeleton
///     compile()                     ---->
///     builds it                                compilers run
///     optimised()                   ---->
///                                   <----      their results
class Instrumenter {
public:
    Instrumenter() = default;
    Instrumenter(const Instrumenter&) = delete;
    Instrumenter& operator=(const Instrumenter&) = delete;
    virtual ~Instrumenter() = default;

    /// Returns the names that the source tests with #if and #ifdef and that neither the options nor the
    /// source define, so that only the driver can define them. Only branches that are active with
    /// target.macros are examined, so it must be called again with the driver's answers until there are no
    /// new names. Errors of this and the following functions: build_option_refused, files_outside.
    virtual Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                                       const InstrumentTarget& target) = 0;

    /// Returns the source for a driver: preprocessed, with the contents of included files, and with #line
    /// directives. Errors: kernel_does_not_compile.
    virtual Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                              const InstrumentTarget& target) = 0;

    /// Returns the kernels of a program in the order of the text. Errors: kernel_does_not_compile.
    virtual Result<std::vector<KernelSignature>>
    kernels_in(const KernelSource& source, const std::string& options, const InstrumentTarget& target) = 0;

    /// Rewrites one kernel of a program so that it logs its events. Errors, each with its location:
    /// kernel_does_not_compile, kernel_not_found, cannot_instrument.
    virtual Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                            const std::string& options, const InstrumentTarget& target) = 0;

    /// Starts the compilers that determine how the kernel that was instrumented last is optimised. They run
    /// in parallel to the caller and use CPU time, so do not call this function while a time is being
    /// measured.
    virtual Status compile() = 0;
    /// Waits for the results of the compilers that compile() started. If it was not called, the results are
    /// unknown.
    virtual Result<Optimised> optimised() = 0;
};

} // namespace lockstep
