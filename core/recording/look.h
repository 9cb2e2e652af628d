#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace lockstep {

/// What is wanted of a run besides its findings and counts.
struct Wants {
    enum class Log : std::uint8_t {
        kept,    ///< any group can be looked at
        in_parts ///< a large one need not be kept: it may be analysed part by part while it is recorded
    };
    enum class Costs : std::uint8_t {
        none, ///< neither costs nor advice, see Session::has_costs()
        on_demand,
        at_once ///< they will be asked for: one simulation tells what it can of them
    };
    Log log = Log::kept;
    Costs costs = Costs::on_demand;
    /// Gets the recording before it is analysed, with all of its log. Its errors are those of look(). May be empty.
    std::function<Status(Recording&)> on_recorded = {};
};

/// Makes or opens the recording of a run, and analyses it with the hardware that the run wishes for. The log is kept. Errors:
/// those of the recorder, of on_recorded, and of analyse_as_wished().
Result<std::shared_ptr<const Session>> look(const Recorder& recorder, const RunSpec& run, const Wants& wants,
                                            const ProgressSink& progress);

} // namespace lockstep
