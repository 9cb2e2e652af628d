#pragma once

#include "core/session/session.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

struct RunSpec;

// What `lockstep-cli run` does, in this one process. A driver loads what it compiles with once in a process, which takes
// three times as long as compiling a kernel: a suite of hundreds of kernels runs them here, and some through the real
// programs.

/// Records and analyses a run. Errors: those of record() and analyse_as_wished().
Result<std::shared_ptr<const Session>> look_here(const RunSpec& run, bool with_costs);

/// What a run prints as JSON, or why there is none.
struct ReportHere {
    int code = -1; ///< as lockstep-cli exits
    std::string error;
    nlohmann::json json;
};

/// `arguments` as they follow "lockstep-cli run", apart from --json: words apart by spaces, or within ''.
ReportHere report_here(const std::string& arguments);

} // namespace lockstep
