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

/// Functions for parts of `run --json` that other reports also contain. The keys are those of "The report" in
/// core/README.md.
[[nodiscard]] nlohmann::ordered_json to_json(const DeviceInfo& device);
/// Returns all numbers of the model, keyed by name; enumerations are written as strings.
[[nodiscard]] nlohmann::ordered_json to_json(const HardwareModel& hardware);
[[nodiscard]] nlohmann::ordered_json to_json(const Totals& totals);
[[nodiscard]] nlohmann::ordered_json to_json(const Timing& timing, const Totals& totals);
/// Returns the figure, or null if there is none.
[[nodiscard]] nlohmann::ordered_json or_null(const std::optional<double>& figure);

/// Returns the value of "advice" in the JSON report, for all launches: kind, launch, file and line (null if
/// it concerns the whole launch), and the numbers by name.
[[nodiscard]] nlohmann::ordered_json advice_to_json(const Session& session);

/// Returns the buffers that the launch file marks for output after the run: launch, name, type, kernel
/// ("plain", or "instrumented" if only that one ran) and values. A value that is not a finite number is null.
[[nodiscard]] nlohmann::ordered_json buffers_to_json(const Recording& recording);

/// Returns the value of "checks" in the JSON report, with one entry per kind for all launches together: kind,
/// state ("done"; "nothing-there" if no launch executed what the check examines; "not-done"; "failed", only
/// for plain-result), looked_at (number of accesses, arrivals or iterations of work-items; for plain-result,
/// of compared numbers) and findings.
[[nodiscard]] nlohmann::ordered_json checks_to_json(const Session& session);

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

/// Returns the source of the model's instruction counts, and the lines in which the compiler removes or
/// combines accesses. The counted figures include all accesses of the source:
///
///     {"from": "optimised", "lines": [{"file": "k.cl", "line": 12, "accesses": 5, "kept": 2}]}
///
/// "from" is "source" if the compiler was not run, or if the hardware model does not use its result.
[[nodiscard]] nlohmann::ordered_json arithmetic_to_json(const Program& program,
                                                        const HardwareModel& hardware);

} // namespace lockstep
