#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/compare/linked_stages.h"
#include "app/gui/exporting/exported.h"
#include "app/gui/exporting/paper.h"
#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/scenes/kit/picture.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/session.h"

#include <QCoreApplication>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// Lays out the findings page: findings with their evidence and remedy, advice with a picture of its most
/// expensive request, and the list of checks. It is built block by block, so that the window's thread never
/// waits for parts of the model and no part must be kept for long:
///
///     go_on() -> parts are missing: compute them -> go_on() -> ... -> nothing is missing -> finished()
class FindingsPaper {
    Q_DECLARE_TR_FUNCTIONS(FindingsPaper)
public:
    explicit FindingsPaper(std::shared_ptr<const Session> session);

    /// Adds blocks until a block needs missing parts of the session's model, and returns these parts. Returns
    /// an empty list when the page is complete.
    [[nodiscard]] std::vector<PartKey> go_on();
    /// Completes the page, computing missing parts in the calling thread.
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

/// Lays out the whole page, computing missing parts in the calling thread.
[[nodiscard]] Paper findings_paper(const std::shared_ptr<const Session>& session);

/// The position that all compared runs show, and the view shown for each run.
struct ComparedPlace {
    GroupView from; ///< the view that contains the cursor
    Cursor cursor;
    const Picture* picture = nullptr;
    LinkBy by = LinkBy::round;
};

/// The position in one run that corresponds to a ComparedPlace.
struct PlaceInRun {
    GroupView view;
    Cursor cursor;
    bool waits = false; ///< true if the run has no corresponding point
};
/// Returns the position in `run` that corresponds to `place`. The run must have its session.
[[nodiscard]] PlaceInRun place_in(const StagedRun& run, const ComparedPlace& place);

/// Converts sessions to compared runs, each with a letter.
[[nodiscard]] std::vector<StagedRun> staged_runs(const std::vector<std::shared_ptr<const Session>>& sessions,
                                                 std::size_t launch);

/// Returns parts of the model that the page needs and that are not computed yet, for one run at a time.
[[nodiscard]] MissingParts missing_of_comparison(const std::vector<StagedRun>& runs,
                                                 const ComparedPlace& place);

/// Lays out a comparison: what it means, the metrics with their ratios, and each run's picture at the step
/// that corresponds to the cursor.
[[nodiscard]] Paper compare_paper(const std::vector<StagedRun>& runs, const ComparedPlace& place);

} // namespace lockstep::gui
