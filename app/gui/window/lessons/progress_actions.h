#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QString>

namespace lockstep::gui {

/// Saves the progress of the learner as a file for the teacher: asks for the name, then for the file.
class ProgressActions : public QObject {
    Q_OBJECT
public:
    ProgressActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Notices notices,
                    QWidget& window);

private:
    void ask();
    void save(const QString& name);

    LessonDesk& desk_;
    Settings& settings_;
    const Notices notices_;
    QWidget& window_;
};

} // namespace lockstep::gui
