#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/compare/linked_stages.h"
#include "app/gui/exporting/exported.h"
#include "app/gui/exporting/paper.h"
#include "app/gui/model/cursor.h"
#include "app/gui/panels/advice_search.h"
#include "app/gui/scenes/kit/picture.h"
#include "core/session/session.h"

#include <QCoreApplication>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// Findings with their evidence and remedy, advice with the picture of its worst request, and what was
/// checked. It is written block by block, so that nobody waits for parts of the model in the window's thread,
/// and so that none has to be kept for long:
///
///     go_on() -> parts are missing: made elsewhere -> go_on() -> ... -> nothing is missing -> finished()
class FindingsPaper {
    Q_DECLARE_TR_FUNCTIONS(FindingsPaper)
public:
    explicit FindingsPaper(std::shared_ptr<const Session> session);

    /// Writes on, and says which parts of the session's model the next block shows that are not at hand; none:
    /// it is finished.
    [[nodiscard]] std::vector<PartKey> go_on();
    /// What is still missing is made at once.
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

/// The same, with all parts of the model made at once.
[[nodiscard]] Paper findings_paper(const std::shared_ptr<const Session>& session);

/// Where compared runs stand, and what of them is shown there.
struct ComparedPlace {
    GroupView from; ///< in which the cursor stands
    Cursor cursor;
    const Picture* picture = nullptr;
    LinkBy by = LinkBy::round;
};

/// Where one of the runs stands then.
struct PlaceInRun {
    GroupView view;
    Cursor cursor;
    bool waits = false; ///< it has no such point
};
/// Of a run that has its session.
[[nodiscard]] PlaceInRun place_in(const StagedRun& run, const ComparedPlace& place);

/// Runs of sessions as they are compared: each with its letter.
[[nodiscard]] std::vector<StagedRun> staged_runs(const std::vector<std::shared_ptr<const Session>>& sessions,
                                                 std::size_t launch);

/// What the paper shows of a run's model and is not at hand, of one run at a time.
[[nodiscard]] MissingParts missing_of_comparison(const std::vector<StagedRun>& runs,
                                                 const ComparedPlace& place);

/// Runs beside each other: what it means, the figures with their ratios, and each run's picture at its step
/// that is linked to the cursor.
[[nodiscard]] Paper compare_paper(const std::vector<StagedRun>& runs, const ComparedPlace& place);

} // namespace lockstep::gui
