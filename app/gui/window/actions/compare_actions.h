#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/workspace.h"

#include "app/gui/window/notices.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

class QMenu;

namespace lockstep::gui {

class ComparePage;
class ExperimentsPanel;
class HardwarePanel;
class RunActions;
struct StagedRun;

/// Handles requests of the page Compare: recording further runs, running experiments with the same inputs,
/// and timing runs alternately.
class CompareActions : public QObject {
    Q_OBJECT
public:
    CompareActions(Workspace& workspace, const ActionSet& actions, ComparePage& page, HardwarePanel& hardware,
                   RunActions& runs, Notices notices);

    /// Adds an entry to the menu of an experiment in the list, which compares it with the shown run. The
    /// experiment runs in the background with the inputs of the shown run.
    void add_entry(QMenu& menu, const QString& id);
    /// Offers the same in the rows of the list that belong to the family of the shown run.
    void offer_in(ExperimentsPanel& list);

signals:
    void comparison_wanted(); ///< emitted when the page Compare must be shown

private:
    /// A run with matched inputs, or a run that is compared as it is.
    struct Matched {
        std::optional<RunSpec> run; ///< the run to record; empty if it has already been recorded
        QString key;
    };

    void connect_turns(Workspace& workspace);
    void connect_matches(Workspace& workspace);
    void match();
    [[nodiscard]] QString shown_experiment() const;
    void compare_shown_with(const QString& id);
    void run_matches(const QStringList& sentences);
    void add_match(const StagedRun& first, const StagedRun& other, QStringList& sentences);
    void take_match(const std::shared_ptr<const Session>& session);

    Workspace& workspace_;
    ComparePage& page_;
    RunActions& runs_;
    const Notices notices_;
    std::vector<Matched> matches_; ///< in the order of the comparison; empty if nothing is being matched
};

} // namespace lockstep::gui
