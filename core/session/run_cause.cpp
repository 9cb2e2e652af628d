#include "core/session/run_cause.h"

namespace lockstep {
namespace {

std::uint64_t cycles_of(const Session& session, std::size_t launch) {
    const auto& simulation = session.analysis(launch).model.simulation;
    return simulation ? simulation->cycles : 0;
}

} // namespace

std::size_t longest_launch(const Session& session) {
    std::size_t longest = 0;
    for (std::size_t launch = 1; launch < session.launch_count(); ++launch) {
        longest = cycles_of(session, launch) > cycles_of(session, longest) ? launch : longest;
    }
    return longest;
}

RunCause run_cause(const Session& session) {
    const std::size_t launch = longest_launch(session);
    return {launch, cycles_of(session, launch), session.part(AccountOf{launch})};
}

} // namespace lockstep
