#pragma once

#include "app/gui/workspace/job.h"
#include "core/advice/advice.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QString>
#include <memory>
#include <string>
#include <vector>

namespace lockstep::gui {

/// Request to find a variant of an experiment that does not have a given performance problem (a "cure").
struct CureRequest {
    std::shared_ptr<const Session> session; ///< the slow run, which must be an experiment
    AdviceKind cost{};                      ///< the cost that the variant must not have
    std::vector<AdviceKind> counted;        ///< costs that the variant must not introduce
    std::string device;                     ///< device to run on; if empty, the default device
};

/// Returns the experiments of the family that may be a cure: first those after this one in the catalogue,
/// then those before it, nearest first. Experiments that are broken on purpose are excluded.
[[nodiscard]] std::vector<std::string> possible_cures(const std::string& experiment);

/// Returns whether the variant lacks the cost, introduces no other counted cost, is correct, and takes fewer
/// simulated cycles.
[[nodiscard]] Result<bool> is_cure(const CureRequest& request, const Session& variant,
                                   const ProgressSink& progress);

using CureJob = Job<CureRequest, std::shared_ptr<const Session>, QString>;
/// Returns work that runs variants of the family with the shown run's parameters until one of them is a cure.
/// Each progress step is the variant that is being tried. The result is null if no variant is a cure.
[[nodiscard]] CureJob::Work find_cure_with(Recorder recorder);

} // namespace lockstep::gui
