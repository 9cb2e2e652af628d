#pragma once

#include "core/base/result.h"
#include "core/experiments/experiment.h"

#include <string>
#include <vector>

namespace lockstep {

/// All experiments, by family.
[[nodiscard]] const std::vector<Experiment>& catalogue();

/// Errors: unknown_experiment with the nearest known id.
Result<const Experiment*> find_experiment(const std::string& id);

/// The text of the experiment's kernel file. Errors: cannot_read_file.
Result<KernelSource> kernel_source(const Experiment& experiment);

/// The texts about an experiment, from resources/catalogue/<language>/.
struct ExperimentText {
    std::string title;   ///< "Interleaved"
    std::string teaches; ///< why to run it
    std::string look_at; ///< where to look on the screen
};

/// Falls back to English if there is no text in the language; empty if there is no text at all.
[[nodiscard]] ExperimentText experiment_text(const std::string& id, const std::string& language = "en");

} // namespace lockstep
