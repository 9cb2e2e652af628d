#pragma once

#include "core/instrument/optimised/amd_registers.h"
#include "core/instrument/optimised/apart.h"
#include "core/site/instrumented.h"
#include "core/site/program.h"

#include <string>

namespace lockstep::optimised {

/// A kernel as compilers for hardware get it.
struct Source {
    std::string text; ///< preprocessed, with whatever it needs declared
    std::string file;
    std::string options; ///< of the build
    InstrumentTarget target;
    Program program; ///< the kernel's, with the names that the text has
};

/// Asks compilers for hardware what they make of a kernel; they work beside what the caller does.
class Compilation {
public:
    explicit Compilation(Source source);

    /// Waits for them. Called once.
    [[nodiscard]] Optimised take();

private:
    Source source_;
    Apart ptx_;
    AmdRegisters registers_;
};

} // namespace lockstep::optimised
