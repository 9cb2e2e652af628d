#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// A launch's "model" in the JSON report (core/README.md, The report): the results of the simulated
/// multiprocessor. Null if there is no model. If the kernel does not fit on a multiprocessor, cycles and time
/// are null, and occupancy.limiter gives the limit.
[[nodiscard]] nlohmann::ordered_json model_to_json(const Session& session, std::size_t launch);

/// The model's results for one line: "stalls" and "cache". Empty if nothing was simulated.
[[nodiscard]] nlohmann::ordered_json model_line_to_json(const Session& session, std::size_t launch,
                                                        const LineAnalysis& line);

/// The names of limiters and costs in reports: "local_memory", "uncoalesced".
[[nodiscard]] const char* report_name(Limiter limiter);
[[nodiscard]] const char* report_name(CostKind kind);
[[nodiscard]] const char* report_name(RegisterSource source);

} // namespace lockstep
