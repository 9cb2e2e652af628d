#pragma once

#include "app/common/place/place.h"
#include "core/recording/sweep.h"
#include "core/session/session.h"

#include <memory>
#include <vector>

namespace lockstep::gui {

/// A run of a report.
struct ReportedRun {
    std::shared_ptr<const Session> session; ///< has at least one launch
    PlaceRun run;                           ///< how to make the run again
};

/// What a report is about: a run, several runs to compare, or a sweep of a run.
struct ReportRequest {
    std::vector<ReportedRun> runs;      ///< at least one
    std::shared_ptr<const Sweep> sweep; ///< of the first run; null if there is none
    /// The place whose pictures are shown. Without a step and a cycle, they show the most expensive step. Its
    /// runs are those of `runs`.
    ViewPlace place;
};

} // namespace lockstep::gui
