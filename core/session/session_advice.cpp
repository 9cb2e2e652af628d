#include "core/session/session_advice.h"

namespace lockstep {

std::vector<Advice> advice_of(const Session& session, std::size_t launch) {
    const LaunchAnalysis& analysis = session.analysis(launch);
    const auto costs = session.part(CostsOf{launch});
    return advise(session.trace(launch), analysis.figures, analysis.model, costs.get(), session.hardware(),
                  [&](Group group) { return session.steps(launch, group); });
}

} // namespace lockstep
