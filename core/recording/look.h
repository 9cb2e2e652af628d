#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace lockstep {

/// Options of look(): what the session must provide in addition to findings and counts.
struct Wants {
    enum class Log : std::uint8_t {
        kept, ///< the whole log is kept, so that any group can be viewed
        /// A large log need not be kept. It may be analysed part by part while the launch is recorded.
        in_parts
    };
    enum class Costs : std::uint8_t {
        none, ///< neither costs nor advice (see Session::has_costs())
        on_demand,
        at_once ///< costs will be requested, so the simulation computes as much of them as possible
    };
    Log log = Log::kept;
    Costs costs = Costs::on_demand;
    /// Receives the recording with its whole log before the analysis starts. If it returns an error, look()
    /// returns this error. May be empty.
    std::function<Status(Recording&)> on_recorded = {};
};

/// Records a run or opens its recording, and analyses it for the hardware that the run requests. The log is
/// kept. Errors: those of the recorder, of on_recorded, and of analyse_as_wished().
Result<std::shared_ptr<const Session>> look(const Recorder& recorder, const RunSpec& run, const Wants& wants,
                                            const ProgressSink& progress);

} // namespace lockstep
