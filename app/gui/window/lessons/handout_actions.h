#pragma once

#include "app/gui/handout/handout_maker.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <optional>

namespace lockstep::gui {

/// Prints the open lesson as a handout:
///
///     file dialog -> page by page: runs and questions in another thread, then the picture here -> file
class HandoutActions : public QObject {
    Q_OBJECT
public:
    HandoutActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Notices notices,
                   QWidget& window);

private:
    void ask(bool with_answers);
    void begin(HandoutWanted wanted);
    void take(const HandoutPageDone& done);
    void write(const HandoutWanted& wanted);

    Workspace& workspace_;
    Settings& settings_;
    const Notices notices_;
    QWidget& window_;
    std::optional<HandoutMaker> maker_;
};

} // namespace lockstep::gui
