#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// A launch's "model" in the JSON report (core/README.md, The report): what the simulated multiprocessor
/// makes of it. Null where there is none; where the kernel fits on no multiprocessor, its cycles and its time
/// are null and occupancy.limiter says which limit stops it.
[[nodiscard]] nlohmann::ordered_json model_to_json(const Session& session, std::size_t launch);

/// What the model says of one line: "stalls" and "cache". Empty where nothing was simulated.
[[nodiscard]] nlohmann::ordered_json model_line_to_json(const Session& session, std::size_t launch,
                                                        const LineAnalysis& line);

/// The names of limiters and costs in reports: "local_memory", "uncoalesced".
[[nodiscard]] const char* report_name(Limiter limiter);
[[nodiscard]] const char* report_name(CostKind kind);
[[nodiscard]] const char* report_name(RegisterSource source);

} // namespace lockstep
