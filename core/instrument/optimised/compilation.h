#pragma once

#include "core/instrument/optimised/amd_registers.h"
#include "core/instrument/optimised/apart.h"
#include "core/site/instrumented.h"
#include "core/site/program.h"

#include <string>

namespace lockstep::optimised {

/// A kernel in the form that the compilers for hardware receive.
struct Source {
    std::string text; ///< preprocessed text, including all declarations that it uses
    std::string file;
    std::string options; ///< build options
    InstrumentTarget target;
    Program program; ///< sites of the kernel, with the names that the text uses
};

/// Compiles a kernel for hardware, in parallel to the caller, to find out how the compilers optimise it.
class Compilation {
public:
    explicit Compilation(Source source);

    /// Waits for the compilers and returns what they show. Must be called only once.
    [[nodiscard]] Optimised take();

private:
    Source source_;
    Apart ptx_;
    AmdRegisters registers_;
};

} // namespace lockstep::optimised
