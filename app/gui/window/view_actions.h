#pragma once

#include "app/gui/window/action_set.h"

#include <QMainWindow>
#include <QObject>

namespace lockstep::gui {

class Centre;
class Docks;
class StatusLine;

/// Zoom, which tab and which panel is in front and has the focus, and the help.
class ViewActions : public QObject {
    Q_OBJECT
public:
    ViewActions(QMainWindow& window, const ActionSet& actions, Centre& centre, Docks& docks,
                StatusLine& status);

private:
    void connect_zoom(const ActionSet& actions);
    void connect_panels(const ActionSet& actions);
    void connect_help(const ActionSet& actions);
    void add_tab_keys();
    void zoom(double factor);
    void focus_panel(int by);
    void show_about();

    QMainWindow& window_;
    Centre& centre_;
    Docks& docks_;
    StatusLine& status_;
};

} // namespace lockstep::gui
