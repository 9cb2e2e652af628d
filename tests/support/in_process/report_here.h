#pragma once

#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

struct RunSpec;

// Does what `lockstep-cli run` does, but in the test's process. A driver loads its compiler once per process,
// which takes three times as long as compiling a kernel. Therefore a suite runs its hundreds of kernels here,
// and only some of them through the real programs.

/// Whether plain kernels run too. Without them, a driver builds only two thirds of the programs.
enum class PlainKernels : std::uint8_t { run, left_out };

/// Records and analyses a run. Errors: those of record() and look().
Result<std::shared_ptr<const Session>> look_here(const RunSpec& run, bool with_costs,
                                                 PlainKernels plain = PlainKernels::run);

/// A run's JSON report, or the error.
struct ReportHere {
    int code = -1; ///< exit code of lockstep-cli
    std::string error;
    nlohmann::json json;
};

/// Returns the report of `lockstep-cli run ARGUMENTS --json`. `arguments` are separated by spaces or quoted
/// with ''.
ReportHere report_here(const std::string& arguments, PlainKernels plain = PlainKernels::run);

/// Returns the report of a run without plain kernels: it has all counts, but no times and no results of plain
/// kernels.
ReportHere counts_here(const std::string& arguments);

} // namespace lockstep
