#pragma once

#include "core/instrument/optimised/amd_registers.h"
#include "core/instrument/optimised/apart.h"
#include "core/site/instrumented.h"
#include "core/site/program.h"

#include <string>

namespace lockstep::optimised {

/// A kernel in the form that is passed to the compilers for hardware.
struct Source {
    std::string text; ///< preprocessed text, including all declarations that it uses
    std::string file;
    std::string options; ///< build options
    InstrumentTarget target;
    Program program; ///< the sites of the kernel, with function names as in `text`
};

/// Compiles a kernel for hardware, in parallel to the caller, to find out how the compilers optimise it.
class Compilation {
public:
    explicit Compilation(Source source);

    /// Waits for the compilers and returns their results. Must be called only once.
    [[nodiscard]] Optimised take();

private:
    Source source_;
    Apart ptx_;
    AmdRegisters registers_;
};

} // namespace lockstep::optimised
