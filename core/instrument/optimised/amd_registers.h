#pragma once

#include "core/hardware/back_end.h"
#include "core/instrument/optimised/apart.h"

#include <string>

namespace lockstep::optimised {

/// The registers that a kernel takes of AMD's GPUs: Clang's optimiser at -O3 and LLVM's back end for each of them
/// make code of it, everything put into the kernel as AMD's drivers do. The work goes on beside the caller's.
class AmdRegisters {
public:
    /// @param text     preprocessed, with whatever it needs declared
    /// @param options  of the build
    AmdRegisters(const std::string& text, const std::string& file, const std::string& kernel,
                 const std::string& options);

    /// Waits for them. None is known where the kernel calls what neither it nor we have (sin, images), where it has
    /// thousands of instructions, or where it does not compile, crashes the compiler, or takes more than some seconds.
    RegisterCounts take();

private:
    Apart work_;
};

} // namespace lockstep::optimised
