#pragma once

#include "app/gui/present/presentation.h"
#include "app/gui/present/presentation_windows.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/appearance.h"

#include <QObject>

class QMainWindow;

namespace lockstep::gui {

class Centre;

/// The commands that start a presentation of what the window shows.
class PresentActions : public QObject {
    Q_OBJECT
public:
    PresentActions(Workspace& workspace, const ActionSet& actions, Centre& centre,
                   const Appearance& appearance, QMainWindow& window);

    [[nodiscard]] Presentation& presentation() { return presentation_; }
    [[nodiscard]] PresentationWindows& windows() { return windows_; }

private:
    void start(const Centre& centre);

    Presentation presentation_;
    PresentationWindows windows_;
};

} // namespace lockstep::gui
