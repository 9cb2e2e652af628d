#include "core/recording/look.h"

#include "core/session/pipeline.h"

#include <utility>

namespace lockstep {

Result<std::shared_ptr<const Session>> look(const Recorder& recorder, const RunSpec& run, const Wants& wants,
                                            const ProgressSink& progress) {
    auto recording = recorder(run, progress);
    if (!recording) {
        return recording.error();
    }
    if (Status done = wants.on_recorded ? wants.on_recorded(*recording) : Status(); !done) {
        return done.error();
    }
    return analyse_as_wished(std::move(*recording), run.hardware, progress,
                             {.has_costs = wants.costs != Wants::Costs::none,
                              .makes_costs = wants.costs == Wants::Costs::at_once,
                              .looked_at = {}});
}

} // namespace lockstep
