#pragma once

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

/// A run's report as text: what ran on which device, whether the result is correct, the figures line by line,
/// findings and times.
[[nodiscard]] std::string run_text(const Session& session);

/// The buffers that a launch file marks with dump, in the format of a launch file: a header and the values,
/// with the name and the kernel that wrote them as a comment. Empty if it marks none.
[[nodiscard]] std::string dump_text(const Recording& recording);

/// The counts of a launch, line by line, with the sum. Columns for images, atomics and shuffles appear only
/// if the launch has them. The source text is cut to the width of the terminal.
[[nodiscard]] std::string figures_table(const Session& session, std::size_t launch);

/// One row per launch, with the sum.
[[nodiscard]] std::string launches_table(const Session& session);

/// Explains the terms in the table heads.
[[nodiscard]] std::string figures_legend(const HardwareModel& hardware);

/// A finding on one line: "error: Race, reduction.cl:37 with line 41, s at byte 4, 12 times, first by
/// work-item 3".
[[nodiscard]] std::string finding_text(const Finding& finding);

/// Lists the source lines whose accesses the compiler does not all keep (only the first ones if there are
/// many), and notes that the counts include these accesses. Empty if there are none, or if the hardware model
/// uses the source as written.
[[nodiscard]] std::string kept_text(const Program& program, const HardwareModel& hardware);

/// The simulation of a launch, in a few lines.
[[nodiscard]] std::string model_text(const Session& session, std::size_t launch);

/// The work that the groups of a launch repeat; empty if there is none.
[[nodiscard]] std::string shared_work_text(const Overlap& overlap);

/// How many groups ran at the same time on the device; empty if it has no suitable clock.
[[nodiscard]] std::string groups_at_once_text(const Trace& trace);

/// What ended the plain kernels of a run: "The plain kernel of launch 2 did not end ...". One line; empty if
/// they were not stopped.
[[nodiscard]] std::string plain_stop_text(const Session& session);

/// One line for each buffer in which the plain kernel's result differs without an explanation; empty if there
/// is none.
[[nodiscard]] std::string unexplained_text(const Session& session);

/// The summary at the start of a report: what the experiment teaches and where to look, the findings, and one
/// sentence about what limits the speed.
[[nodiscard]] std::string summary_text(const Session& session);

/// The measured time of a launch's plain kernel and its memory speed, or why it was not timed.
[[nodiscard]] std::string timing_text(const Session& session, std::size_t launch);

/// The reference that the result of a run is compared with, for use after "it equals".
[[nodiscard]] std::string reference_words(const Recording& recording);

} // namespace lockstep
