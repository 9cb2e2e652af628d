#pragma once

#include "core/hardware/back_end.h"
#include "core/instrument/optimised/apart.h"

#include <string>

namespace lockstep::optimised {

/// Determines the number of registers that a kernel needs on AMD GPUs. Like AMD's drivers, it compiles the
/// kernel with all functions inlined, using Clang's optimiser at -O3 and LLVM's back end for each GPU. The
/// compilation runs in parallel to the caller.
class AmdRegisters {
public:
    /// @param text     The preprocessed source, including all declarations that it uses.
    /// @param options  The OpenCL build options of the kernel.
    AmdRegisters(const std::string& text, const std::string& file, const std::string& kernel,
                 const std::string& options);

    /// Waits for the register counts. They are unknown if the kernel calls a function that has no body here
    /// (sin, images), has thousands of instructions, does not compile, crashes the compiler, or takes more
    /// than a few seconds.
    RegisterCounts take();

private:
    Apart work_;
};

} // namespace lockstep::optimised
