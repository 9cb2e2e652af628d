#include "core/session/timing_reason.h"

#include "core/analysis/findings/finding_rows.h"

#include <algorithm>

namespace lockstep {

std::string timing_reason(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    if (trace.timing) {
        return "";
    }
    const bool all_logged = trace.logged_groups() == group_count(trace.range);
    const bool shows = std::ranges::any_of(session.analysis(launch).findings, [](const Finding& finding) {
        return row_of(finding.kind).plain_kernel == PlainKernel::is_kept_back;
    });
    return trace.timing_reason == "findings" && !all_logged && !shows ? "unlogged findings"
                                                                      : trace.timing_reason;
}

} // namespace lockstep
