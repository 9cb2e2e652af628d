#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/compare/linked_stages.h"
#include "app/gui/exporting/exported.h"
#include "app/gui/exporting/paper.h"
#include "app/gui/model/cursor.h"
#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/scenes/kit/picture.h"
#include "core/session/session.h"

#include <QCoreApplication>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// Findings with their evidence and remedy, advice with the picture of its worst request, and what was
/// checked. It is written block by block, so that the window's thread never waits for parts of the model, and
/// no part has to be kept for long:
///
///     go_on() -> parts are missing: made elsewhere -> go_on() -> ... -> nothing is missing -> finished()
class FindingsPaper {
    Q_DECLARE_TR_FUNCTIONS(FindingsPaper)
public:
    explicit FindingsPaper(std::shared_ptr<const Session> session);

    /// Continues writing. Returns the missing parts of the session's model that the next block shows; empty
    /// when it is finished.
    [[nodiscard]] std::vector<PartKey> go_on();
    /// Computes missing parts at once.
    [[nodiscard]] Paper finished();

private:
    void add_head();
    void add_findings();
    bool find_advice(std::vector<PartKey>& missing);
    bool add_advice(const ListedAdvice& listed, std::vector<PartKey>& missing);
    void add_checks();

    const std::shared_ptr<const Session> session_;
    Paper paper_;
    std::vector<ListedAdvice> advice_;
    std::size_t next_advice_ = 0;
    bool has_begun_ = false;
    bool knows_advice_ = false;
    bool is_finished_ = false;
};

/// The same, computing all parts of the model at once.
[[nodiscard]] Paper findings_paper(const std::shared_ptr<const Session>& session);

/// The position of compared runs, and what is shown of them.
struct ComparedPlace {
    GroupView from; ///< the view that contains the cursor
    Cursor cursor;
    const Picture* picture = nullptr;
    LinkBy by = LinkBy::round;
};

/// The matching position in one of the runs.
struct PlaceInRun {
    GroupView view;
    Cursor cursor;
    bool waits = false; ///< the run has no such point
};
/// For a run that has its session.
[[nodiscard]] PlaceInRun place_in(const StagedRun& run, const ComparedPlace& place);

/// The runs of sessions as compared: each with its letter.
[[nodiscard]] std::vector<StagedRun> staged_runs(const std::vector<std::shared_ptr<const Session>>& sessions,
                                                 std::size_t launch);

/// Missing parts of a run's model that the paper shows; one run at a time.
[[nodiscard]] MissingParts missing_of_comparison(const std::vector<StagedRun>& runs,
                                                 const ComparedPlace& place);

/// Runs side by side: what the comparison means, the figures with their ratios, and each run's picture at the
/// step that is linked to the cursor.
[[nodiscard]] Paper compare_paper(const std::vector<StagedRun>& runs, const ComparedPlace& place);

} // namespace lockstep::gui
