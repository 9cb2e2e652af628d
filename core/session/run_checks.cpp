#include "core/session/run_checks.h"

namespace lockstep {

std::vector<Check> checks_of_run(const Session& session) {
    std::vector<Check> sum;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const LaunchAnalysis& analysis = session.analysis(launch);
        const auto checks = checks_of(session.trace(launch), analysis.figures, analysis.findings);
        sum.resize(checks.size(), {CheckKind::bounds, CheckState::nothing_there, 0, 0});
        for (std::size_t i = 0; i < checks.size(); ++i) {
            const Check& check = checks[i];
            // If a check is missing for one launch, the check of another launch does not replace it.
            const CheckState worst = check.state == CheckState::nothing_there ? sum[i].state
                                     : sum[i].state == CheckState::not_done   ? CheckState::not_done
                                                                              : check.state;
            sum[i] = {check.kind, worst, sum[i].looked_at + check.looked_at,
                      sum[i].findings + check.findings};
        }
    }
    const RunFigures& figures = session.run_figures();
    sum.push_back({CheckKind::plain_result, figures.comparison, figures.compared, 0});
    return sum;
}

} // namespace lockstep
