#include "core/session/run_verdict.h"

#include "core/session/parts.h"

namespace lockstep {
namespace {

std::uint64_t cycles_of(const Session& session, std::size_t launch) {
    const auto& simulation = session.analysis(launch).model.simulation;
    return simulation ? simulation->cycles : 0;
}

} // namespace

RunVerdict run_verdict(const Session& session) {
    RunVerdict result{.cycles = cycles_of(session, 0)};
    for (std::size_t launch = 1; launch < session.launch_count(); ++launch) {
        if (const std::uint64_t cycles = cycles_of(session, launch); cycles > result.cycles) {
            result = {.launch = launch, .cycles = cycles};
        }
    }
    const LaunchAnalysis& analysis = session.analysis(result.launch);
    const auto costs = session.part(CostsOf{result.launch});
    result.verdict = verdict_of(session.trace(result.launch).program, analysis.figures, analysis.model,
                                costs.get(), session.hardware());
    return result;
}

} // namespace lockstep
