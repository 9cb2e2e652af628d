#pragma once

#include "core/hardware/back_end.h"
#include "core/instrument/optimised/apart.h"

#include <string>

namespace lockstep::optimised {

/// Counts the registers that a kernel needs on AMD's GPUs. Clang's optimiser at -O3 and LLVM's back end for
/// each GPU compile the kernel with everything inlined, as AMD's drivers do. This runs in parallel to the
/// caller.
class AmdRegisters {
public:
    /// @param text     preprocessed, with all declarations that it needs
    /// @param options  build options
    AmdRegisters(const std::string& text, const std::string& file, const std::string& kernel,
                 const std::string& options);

    /// Waits for the counts. They are unknown if the kernel calls a function without a body here (sin,
    /// images), has thousands of instructions, does not compile, crashes the compiler, or takes more than a
    /// few seconds.
    RegisterCounts take();

private:
    Apart work_;
};

} // namespace lockstep::optimised
