#pragma once

#include "core/analysis/findings/checks.h"
#include "core/analysis/sites/summary.h"
#include "core/facts/launch_facts.h"
#include "core/hardware/hardware_model.h"
#include "core/session/session.h"
#include "core/site/program.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace lockstep {

/// Objects of `run --json` that other reports also contain, with the keys of core/README.md, The report.
[[nodiscard]] nlohmann::ordered_json to_json(const DeviceInfo& device);
/// All numbers by name; an enumeration as its word.
[[nodiscard]] nlohmann::ordered_json to_json(const HardwareModel& hardware);
[[nodiscard]] nlohmann::ordered_json to_json(const Totals& totals);
[[nodiscard]] nlohmann::ordered_json to_json(const Timing& timing, const Totals& totals);
/// Null if there is no figure.
[[nodiscard]] nlohmann::ordered_json or_null(const std::optional<double>& figure);

/// "advice" in the JSON report: for all launches, the kind, launch, file and line (null if it is about the
/// whole launch) and its numbers by name.
[[nodiscard]] nlohmann::ordered_json advice_to_json(const Session& session);

/// The buffers that a launch file requests to show after the run: launch, name, type, kernel ("plain", or
/// "instrumented" if only that one ran) and values. A value that is not a number is null.
[[nodiscard]] nlohmann::ordered_json buffers_to_json(const Recording& recording);

/// "checks" in the JSON report: what the run was checked for, one entry per kind, over all launches: kind,
/// state ("done"; "nothing-there" if no launch did what the check is about; "not-done"; "failed", only for
/// plain-result), looked_at (accesses, arrivals or iterations of work-items; for plain-result, compared
/// numbers) and findings.
[[nodiscard]] nlohmann::ordered_json checks_to_json(const Session& session);

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

/// Where the model's arithmetic comes from, and the lines for which the compiler does not keep every access
/// as a separate instruction. The counted figures include all accesses:
///
///     {"from": "optimised", "lines": [{"file": "k.cl", "line": 12, "accesses": 5, "kept": 2}]}
///
/// "from" is "source" if the compiler was not run, or if the hardware model does not use its result.
[[nodiscard]] nlohmann::ordered_json arithmetic_to_json(const Program& program,
                                                        const HardwareModel& hardware);

} // namespace lockstep
