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

namespace lockstep::gui {

class ComparePage;
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

private:
    /// A run with matched inputs, or a run that is compared as it is.
    struct Matched {
        std::optional<RunSpec> run; ///< the run to record; empty if it has already been recorded
        QString key;
    };

    void connect_turns(Workspace& workspace);
    void connect_matches(Workspace& workspace);
    void match();
    void add_match(const StagedRun& first, const StagedRun& other, QStringList& sentences);
    void take_match(const std::shared_ptr<const Session>& session);

    ComparePage& page_;
    RunActions& runs_;
    const Notices notices_;
    std::vector<Matched> matches_; ///< in the order of the comparison; empty if nothing is being matched
};

} // namespace lockstep::gui
