#pragma once

#include "app/words/phrase.h"
#include "core/analysis/findings/finding.h"
#include "core/analysis/flow/overlap.h"
#include "core/hardware/hardware_model.h"
#include "core/session/session.h"
#include "core/site/program.h"
#include "core/trace/recording.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <string>

namespace lockstep {

// The texts are in the language of the reader.

/// Formats a run's report as text: the device, whether the result is correct, the figures per source line,
/// the findings and the times.
[[nodiscard]] std::string run_text(const Session& session, const Reader& reader = english_reader());

/// Returns the contents of the buffers that a launch file marks with "dump", in the format of a launch file:
/// a header and the values, with a comment that names the buffer and the kernel that wrote it. Empty if no
/// buffer is marked.
[[nodiscard]] std::string dump_text(const Recording& recording, const Reader& reader = english_reader());

/// Returns a table of the counts of a launch, one row per source line, with the totals. Columns for images,
/// atomics and shuffles appear only if the launch uses them. Source text is truncated to the width of the
/// terminal.
[[nodiscard]] std::string figures_table(const Reader& reader, const Session& session, std::size_t launch);

/// Returns a table with one row per launch, with the totals.
[[nodiscard]] std::string launches_table(const Reader& reader, const Session& session);

/// Explains the terms in the column headers of the tables.
[[nodiscard]] std::string figures_legend(const Reader& reader, const HardwareModel& hardware);

/// Formats a finding on one line: "error: Race, reduction.cl:37 with line 41, s at byte 4, 12 times, first by
/// work-item 3".
[[nodiscard]] std::string finding_text(const Finding& finding, const NdRange& range,
                                       const Reader& reader = english_reader());

/// Lists source lines from which the compiler removes some memory accesses (only the first ones if there are
/// many), and notes that the counts include these accesses. Empty if there are none, or if the hardware model
/// simulates the source as written.
[[nodiscard]] std::string kept_text(const Program& program, const HardwareModel& hardware,
                                    const Reader& reader = english_reader());

/// Summarizes the simulation of a launch in a few lines.
[[nodiscard]] std::string model_text(const Reader& reader, const Session& session, std::size_t launch);

/// Describes the loads and computations that several groups of a launch repeat; empty if there are none.
[[nodiscard]] std::string shared_work_text(const Reader& reader, const Overlap& overlap);

/// Returns a line that says how many groups ran at the same time on the device; empty if the device has no
/// suitable clock.
[[nodiscard]] std::string groups_at_once_text(const Reader& reader, const Trace& trace);

/// Returns one line that says why plain kernels of a run were stopped: "The plain kernel of launch 2 did not
/// end ..."; empty if none was stopped.
[[nodiscard]] std::string plain_stop_text(const Session& session, const Reader& reader = english_reader());

/// Lists the buffers in which the plain kernel's result differs from the instrumented kernel's result without
/// a known reason, one line per buffer. Empty if there are none.
[[nodiscard]] std::string unexplained_text(const Session& session, const Reader& reader = english_reader());

/// Returns the summary at the start of a report: what the experiment teaches and where to look, the findings,
/// and one sentence that names what limits the speed.
[[nodiscard]] std::string summary_text(const Reader& reader, const Session& session);

/// Reports the measured time of a launch's plain kernel and its memory throughput, or why it was not timed.
[[nodiscard]] std::string timing_text(const Reader& reader, const Session& session, std::size_t launch);

/// Returns the verdict for a result that equals, or differs from, the reference of the run.
[[nodiscard]] Phrase equal_phrase(const Recording& recording);
[[nodiscard]] Phrase different_phrase(const Recording& recording);

} // namespace lockstep
