#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Returns the "model" of a launch in the JSON report (see "The report" in core/README.md): the results of
/// the simulated multiprocessor. Null if there is no model. If the kernel does not fit on a multiprocessor,
/// cycles and time are null, and occupancy.limiter is the reason.
[[nodiscard]] nlohmann::ordered_json model_to_json(const Session& session, std::size_t launch);

/// Returns the results of the model for one line: "stalls" and "cache". Empty if nothing was simulated.
[[nodiscard]] nlohmann::ordered_json model_line_to_json(const Session& session, std::size_t launch,
                                                        const LineAnalysis& line);

/// Returns the name of a limiter or cost in reports: "local_memory", "uncoalesced".
[[nodiscard]] const char* report_name(Limiter limiter);
[[nodiscard]] const char* report_name(CostKind kind);
[[nodiscard]] const char* report_name(RegisterSource source);

} // namespace lockstep
