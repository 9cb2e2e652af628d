#pragma once

#include "app/gui/window/actions/action_set.h"

#include <QMainWindow>
#include <QMenu>
#include <QObject>
#include <vector>

namespace lockstep::gui {

class Centre;
class Docks;
class StatusLine;

/// The commands that zoom, select or focus tabs and panels, and the help commands.
class ViewActions : public QObject {
    Q_OBJECT
public:
    ViewActions(QMainWindow& window, const ActionSet& actions, Centre& centre, Docks& docks,
                StatusLine& status);

private:
    void connect_zoom(const ActionSet& actions);
    void connect_panels(const ActionSet& actions);
    void connect_help(const ActionSet& actions);
    void connect_tabs(const ActionSet& actions);
    void add_views(const ActionSet& actions);
    void show_tab(int tab);
    void fit_docks();
    void zoom(double factor);
    void add_docks(std::vector<QWidget*>& panels, Qt::DockWidgetArea area) const;
    [[nodiscard]] std::vector<QWidget*> panels() const;
    void focus_panel(int by);
    void explain();
    void show_about();

    QMainWindow& window_;
    Centre& centre_;
    Docks& docks_;
    StatusLine& status_;
};

} // namespace lockstep::gui
