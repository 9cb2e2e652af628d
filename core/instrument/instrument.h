#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/site/program.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// What the instrumented text must suit.
struct InstrumentTarget {
    unsigned address_bits = 64; ///< of the device
    std::map<std::string, std::string>
        macros; ///< what the driver defines of the names the source tests; see tested_macros
    bool has_double = true;
    bool has_half = false;
    std::vector<std::string> extensions; ///< of the device: "cl_khr_fp64"
};

/// A kernel rewritten so that it logs itself.
struct Instrumented {
    Program program;
    std::string
        text; ///< OpenCL C 1.2 for any driver; holds the kernel `program.kernel` with hidden arguments
    std::vector<ObjectInfo>
        objects; ///< bases of global objects and sizes of argument objects are known only at launch
    std::uint64_t local_bytes = 0; ///< of the kernel's own local variables, before local arguments
};

/// Preprocesses, parses and rewrites one kernel of a program.
/// Errors: kernel_does_not_compile, kernel_not_found, cannot_instrument; each with its place.
Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                const std::string& options, const InstrumentTarget& target);

} // namespace lockstep
