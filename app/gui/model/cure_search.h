#pragma once

#include "app/gui/model/job.h"
#include "core/advice/advice.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QString>
#include <memory>
#include <string>
#include <vector>

namespace lockstep::gui {

/// What is slow, and where to look for a cure.
struct CureRequest {
    std::shared_ptr<const Session> session; ///< of an experiment
    AdviceKind cost{};                      ///< the cost that the cure must not have
    std::vector<AdviceKind> counted;        ///< costs that it must not introduce instead
    std::string device;                     ///< where to run; empty: the default device
};

/// The experiments of the family that may be the cure, nearest first: those after this one in the catalogue,
/// then those before it. Experiments that are broken on purpose are excluded.
[[nodiscard]] std::vector<std::string> possible_cures(const std::string& experiment);

/// Whether the variant lacks the cost, introduces no other counted cost, is correct, and takes fewer cycles
/// on the simulated machine.
[[nodiscard]] Result<bool> is_cure(const CureRequest& request, const Session& variant,
                                   const ProgressSink& progress);

using CureJob = Job<CureRequest, std::shared_ptr<const Session>, QString>;
/// Runs variants of the family with the shown run's parameters until one lacks the cost that makes the run
/// slow. Each step is the variant that is tried. The result is null if no variant is a cure.
[[nodiscard]] CureJob::Work find_cure_with(Recorder recorder);

} // namespace lockstep::gui
