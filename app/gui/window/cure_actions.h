#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/window/notices.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

class Centre;
class CurePanel;

/// Looks for what makes each shown run slow, says it in the card, and opens the variant that lacks it beside
/// the run.
class CureActions : public QObject {
    Q_OBJECT
public:
    CureActions(Workspace& workspace, Centre& centre, CurePanel& card, Notices notices);

signals:
    /// A run that nobody has shown: it is to be kept among the others.
    void cure_found(std::shared_ptr<const lockstep::Session> session);

private:
    void show_view();
    void show_found();
    void look_for_cure();
    void show_cure(const std::shared_ptr<const Session>& cure);

    Workspace& workspace_;
    Centre& centre_;
    CurePanel& card_;
    const Notices notices_;
    std::shared_ptr<const Session> session_; ///< that is looked at
};

} // namespace lockstep::gui
