#include "core/session/timing_reason.h"

#include "core/analysis/findings/finding_rows.h"

#include <algorithm>

namespace lockstep {

Untimed timing_reason(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    if (trace.timing) {
        return Untimed::no;
    }
    const bool all_logged = trace.logged_groups() == group_count(trace.range);
    const bool shows = std::ranges::any_of(session.analysis(launch).findings, keeps_plain_kernel_back);
    return trace.untimed == Untimed::findings && !all_logged && !shows ? Untimed::unlogged_findings
                                                                       : trace.untimed;
}

} // namespace lockstep
