#pragma once

#include "app/gui/handout/handout.h"
#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/reporting/report_request.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::gui {

// Makes the parts of a report, in the window's language and vocabulary. Call these functions in the window's
// thread, because they use its language.

/// Returns the report of a request as a handout. Computes the parts of the model that it needs, which takes
/// time. Errors: value_not_allowed if the place does not exist in the first run; cancelled.
[[nodiscard]] Result<Handout> report_of(const ReportRequest& request, const ProgressSink& progress = {});

/// The sections of one run. Their headings have the level `level` (2 or 3), and those below them the next one:
///
///     Verdict   Figures   Pictures   Source   Findings   Advice   Checks   Hardware   How to repeat this run
class RunSections {
public:
    /// The first run must have the step of the request's place; other runs show their most expensive step if
    /// they do not have it.
    RunSections(const ReportRequest& request, std::size_t run, int level);

    /// Computes what the sections need. Errors: cancelled.
    Status prepare(const ProgressSink& progress);
    /// Returns the sections. Errors: value_not_allowed, cancelled.
    Result<std::vector<HandoutPart>> finished(const ProgressSink& progress);

private:
    void add(HandoutPart part) { parts_.push_back(std::move(part)); }
    void add_heading(const QString& text, int below = 0);
    void add_text(const QString& text, bool is_quiet = false);
    void add_list(const QStringList& items);
    void add_verdict();
    void add_cause();
    Status add_pictures(const ProgressSink& progress);
    Status add_picture(const ViewPlace& place, const ProgressSink& progress);
    void add_source();
    void add_findings();
    void add_finding(std::size_t launch, const Finding& finding);
    void add_advice();
    void add_checks();
    [[nodiscard]] ViewPlace shown_place() const;

    const ReportedRun& run_;
    const ViewPlace& place_;
    const bool has_place_; ///< whether the place names a step or a cycle that the run has
    const int level_;
    std::vector<ListedAdvice> advice_;
    std::vector<HandoutPart> parts_;
    QString last_narration_; ///< above the last picture, so that it is not repeated
};

} // namespace lockstep::gui
