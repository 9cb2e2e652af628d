#pragma once

#include "core/instrument/optimised/amd_registers.h"
#include "core/instrument/optimised/apart.h"
#include "core/site/instrumented.h"
#include "core/site/program.h"

#include <string>

namespace lockstep::optimised {

/// A kernel in the form that hardware compilers receive.
struct Source {
    std::string text; ///< preprocessed, with all declarations that it needs
    std::string file;
    std::string options; ///< build options
    InstrumentTarget target;
    Program program; ///< of the kernel, with the names used in the text
};

/// Runs hardware compilers on a kernel to see what they make of it, in parallel to the caller.
class Compilation {
public:
    explicit Compilation(Source source);

    /// Waits for the compilers. Call it only once.
    [[nodiscard]] Optimised take();

private:
    Source source_;
    Apart ptx_;
    AmdRegisters registers_;
};

} // namespace lockstep::optimised
