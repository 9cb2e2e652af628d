#pragma once

#include "app/gui/panels/cause/account_search.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

class Centre;
class CurePanel;

/// Finds out what makes each shown run slow, shows the cause in the card, and opens the variant without this
/// cost next to the run.
class CureActions : public QObject {
    Q_OBJECT
public:
    CureActions(Workspace& workspace, const ActionSet& actions, Centre& centre, CurePanel& card,
                Notices notices);

signals:
    /// Emitted for a run that was found as a variant. It was not shown, but must be kept like the other runs.
    void cure_found(std::shared_ptr<const lockstep::Session> session);
    /// Emitted for a line of the card that the user has chosen.
    void site_wanted(std::size_t launch, lockstep::Site site);

private:
    void show_view();
    void show_found();
    void count();
    void show_cause();
    void look_for_cure();
    void show_cure(const std::shared_ptr<const Session>& cure);
    void show_search(const QString& sentence, bool is_running);
    void enable();

    Workspace& workspace_;
    QAction& action_; ///< the command that shows the faster variant
    Centre& centre_;
    CurePanel& card_;
    const Notices notices_;
    std::shared_ptr<const Session> session_; ///< the session that is being examined
    AccountSearch accounts_;                 ///< last, because its destructor waits
};

} // namespace lockstep::gui
