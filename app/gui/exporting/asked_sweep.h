#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/recording/sweep.h"

#include <string>
#include <vector>

namespace lockstep::gui {

/// Runs a sweep of this run over the axes, for example "local=32..256"; without an axis, over the work-group
/// size. With a timer, the fastest combinations are timed again in alternation. Errors: unknown_experiment,
/// those of launch_form_in_worker() and of the sweep.
[[nodiscard]] Result<Sweep> asked_sweep(const RunSpec& run, const std::vector<std::string>& over,
                                        const ProgressSink& progress, const RunTimer& timer = {});

} // namespace lockstep::gui
