#pragma once

#include "core/base/result.h"
#include "core/experiments/experiment.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns all experiments, sorted by family.
[[nodiscard]] const std::vector<Experiment>& catalogue();

/// Returns the experiment with this id. Errors: unknown_experiment with the nearest known id.
Result<const Experiment*> find_experiment(const std::string& id);

/// Reads the kernel file of an experiment. Errors: cannot_read_file.
Result<KernelSource> kernel_source(const Experiment& experiment);

/// The texts about an experiment, read from resources/catalogue/<language>/.
struct ExperimentText {
    std::string title;   ///< title: "Interleaved"
    std::string teaches; ///< what the experiment shows
    std::string look_at; ///< where to find the effect in the window
};

/// Returns the texts of an experiment. Falls back to English if there is no text in this language; empty if
/// there is no text at all.
[[nodiscard]] ExperimentText experiment_text(const std::string& id, const std::string& language = "en");

} // namespace lockstep
