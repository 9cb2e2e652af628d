#pragma once

#include "app/gui/present/presentation.h"
#include "app/gui/present/presentation_windows.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/appearance.h"
#include "app/gui/workspace/settings.h"

#include <QObject>
#include <QString>

class QMainWindow;

namespace lockstep::gui {

class Centre;

/// The commands that start a presentation of what the window shows, or of a lesson.
class PresentActions : public QObject {
    Q_OBJECT
public:
    PresentActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Centre& centre,
                   const Appearance& appearance, QMainWindow& window);

    /// Presents the lesson in a file from its beginning.
    void present_lesson(const QString& file);
    /// Enables the command for the open lesson. Call when another lesson or none is shown.
    void enable_lesson();

    [[nodiscard]] Presentation& presentation() { return presentation_; }
    [[nodiscard]] PresentationWindows& windows() { return windows_; }

private:
    void connect_commands();
    void connect_settings(Settings& settings);
    void start();

    Workspace& workspace_;
    const ActionSet& actions_;
    Centre& centre_;
    Presentation presentation_;
    PresentationWindows windows_;
};

} // namespace lockstep::gui
