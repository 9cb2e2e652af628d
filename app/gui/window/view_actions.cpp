#include "app/gui/window/view_actions.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/findings_page.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/docks.h"
#include "app/gui/window/keys_dialog.h"
#include "app/gui/window/tab_keys.h"
#include "core/base/version.h"

#include <QApplication>
#include <QMessageBox>
#include <QShortcut>
#include <QTabWidget>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// The panel that has the focus, or that what has it lies in; the first where it is elsewhere.
std::size_t place_of_focus(const std::vector<QWidget*>& panels) {
    const QWidget* focus = QApplication::focusWidget();
    const auto holder = std::ranges::find_if(panels, [focus](const QWidget* panel) {
        return focus != nullptr && (panel == focus || panel->isAncestorOf(focus));
    });
    return holder == panels.end() ? 0 : static_cast<std::size_t>(holder - panels.begin());
}

/// To the first of its controls that takes the focus, else to itself.
void focus_inside(QWidget& panel) {
    for (QWidget* child : panel.findChildren<QWidget*>()) {
        if ((child->focusPolicy() & Qt::TabFocus) != 0 && child->isVisible()) {
            child->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    panel.setFocus(Qt::TabFocusReason);
}

} // namespace

ViewActions::ViewActions(QMainWindow& window, const ActionSet& actions, Centre& centre, Docks& docks,
                         StatusLine& status)
    : window_(window), centre_(centre), docks_(docks), status_(status) {
    connect_zoom(actions);
    connect_panels(actions);
    connect_help(actions);
    add_tab_keys();
}

void ViewActions::connect_zoom(const ActionSet& actions) {
    actions.on(Command::zoom_in, [this] { zoom(1.25); });
    actions.on(Command::zoom_out, [this] { zoom(0.8); });
    actions.on(Command::fit, [this] { zoom(0); });
}

void ViewActions::zoom(double factor) {
    centre_.current_view().zoom(factor);
    status_.set_zoom(centre_.current_view().zoom_factor());
}

void ViewActions::connect_panels(const ActionSet& actions) {
    actions.on(Command::next_panel, [this] { focus_panel(1); });
    actions.on(Command::previous_panel, [this] { focus_panel(-1); });
    actions.on(Command::show_charts, [this] {
        PanelDock& charts = docks_["charts"];
        charts.setVisible(!charts.isVisible());
    });
    actions.on(Command::show_findings, [this] { centre_.show_page(centre_.findings_page()); });
    actions.on(Command::reset_layout, [this] { docks_.reset(); });
    connect(&centre_.tabs(), &QTabWidget::currentChanged, this,
            [this] { docks_.make_room(centre_.tabs().currentWidget() == &centre_.compare_page()); });
    for (SceneView* view : centre_.views()) {
        connect(view, &SceneView::opened, this, [this] { docks_.bring_up("inspector"); });
    }
}

void ViewActions::connect_help(const ActionSet& actions) {
    actions.on(Command::keys, [this] { show_keys(&window_); });
    actions.on(Command::about, [this] { show_about(); });
}

void ViewActions::show_about() {
    QMessageBox::about(
        &window_, tr("About Lockstep"),
        tr("Lockstep %1 shows how a GPU executes a kernel and moves its data.\n\nGPL-3.0-or-later")
            .arg(QString::fromStdString(std::string(program_version()))));
}

void ViewActions::add_tab_keys() {
    QTabWidget& tabs = centre_.tabs();
    for (int tab = 0; tab < std::min(tabs_with_keys, tabs.count()); ++tab) {
        auto* shortcut = new QShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(tab + 1)), &window_);
        connect(shortcut, &QShortcut::activated, this, [this, tab] {
            centre_.tabs().setCurrentIndex(tab);
            centre_.current_view().setFocus();
        });
    }
}

/// Docks in their order, then the centre.
void ViewActions::focus_panel(int by) {
    std::vector<QWidget*> panels{&centre_.current_view()};
    for (PanelDock* each : docks_.all()) {
        if (each->isVisible()) {
            panels.push_back(each->widget());
        }
    }
    const std::size_t next = place_of_focus(panels) + panels.size() + static_cast<std::size_t>(by);
    focus_inside(*panels[next % panels.size()]);
}

} // namespace lockstep::gui
