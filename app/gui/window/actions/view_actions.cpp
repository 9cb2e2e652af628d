#include "app/gui/window/actions/view_actions.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/start/start_page.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/theme/message_box.h"
#include "app/gui/theme/tips.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/dialogs/explanation.h"
#include "app/gui/window/dialogs/keys_dialog.h"
#include "app/gui/window/docks.h"
#include "core/base/version.h"

#include <QActionGroup>
#include <QApplication>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace lockstep::gui {
namespace {

/// Returns the index of the panel that contains the focus; 0 if there is none.
std::size_t place_of_focus(const std::vector<QWidget*>& panels) {
    const QWidget* focus = QApplication::focusWidget();
    const auto holder = std::ranges::find_if(panels, [focus](const QWidget* panel) {
        return focus != nullptr && (panel == focus || panel->isAncestorOf(focus));
    });
    return holder == panels.end() ? 0 : static_cast<std::size_t>(holder - panels.begin());
}

/// The commands that show the tabs, in the order of the tabs.
constexpr std::array tab_commands{Command::show_stage, Command::show_multiprocessor, Command::show_memory,
                                  Command::show_flow,  Command::show_compare,        Command::show_findings};

constexpr QSize about_icon(64, 64);
constexpr int explained_ms = 60000; ///< how long the text is shown, unless Esc closes it

bool takes_focus(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isVisible() && widget.isEnabled();
}

/// Sets the focus to the panel or to its first control that accepts it. Returns false if none does.
bool focus_inside(QWidget& panel) {
    if (takes_focus(panel)) {
        panel.setFocus(Qt::TabFocusReason);
        return true;
    }
    for (QWidget* child : panel.findChildren<QWidget*>()) {
        if (takes_focus(*child)) {
            child->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

} // namespace

ViewActions::ViewActions(QMainWindow& window, const ActionSet& actions, Centre& centre, Docks& docks,
                         StatusLine& status)
    : window_(window), centre_(centre), docks_(docks), status_(status) {
    connect_zoom(actions);
    connect_panels(actions);
    connect_help(actions);
    connect_tabs(actions);
    add_views(actions);
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
    actions.on(Command::explain, [this] { explain(); });
    actions.on(Command::show_charts, [this] {
        PanelDock& charts = docks_["charts"];
        charts.setVisible(!charts.isVisible());
    });
    constexpr std::pair<Command, const char*> docks[] = {{Command::show_cause, "whySlow"},
                                                         {Command::show_values, "parameters"},
                                                         {Command::show_hardware, "hardwareModel"}};
    for (const auto& [command, dock] : docks) {
        actions.on(command, [this, name = dock] {
            docks_.bring_up(name);
            focus_inside(*docks_[name].widget());
        });
    }
    actions.on(Command::reset_layout, [this] {
        docks_.reset();
        if (centre_.shows_start()) {
            fit_docks();
        }
    });
    connect(&centre_, &Centre::page_shown, this, &ViewActions::fit_docks);
    for (SceneView* view : centre_.views()) {
        connect(view, &SceneView::opened, this, [this] { docks_.bring_up("inspector"); });
    }
}

void ViewActions::fit_docks() {
    docks_.make_room(centre_.shows_start() ? Docks::Need::most
                     : &centre_.current_page() == &centre_.compare_page() ||
                             &centre_.current_page() == &centre_.race_page()
                         ? Docks::Need::all
                         : Docks::Need::some);
}

void ViewActions::connect_help(const ActionSet& actions) {
    actions.on(Command::keys, [this] { show_keys(&window_); });
    actions.on(Command::about, [this] { show_about(); });
}

void ViewActions::show_about() {
    PlainMessageBox box(
        QMessageBox::NoIcon, tr("About Lockstep"),
        tr("Lockstep %1 shows how a GPU executes a kernel and moves its data.\n\nGPL-3.0-or-later")
            .arg(QString::fromStdString(std::string(program_version()))),
        QMessageBox::Ok, &window_);
    box.setIconPixmap(window_.windowIcon().pixmap(about_icon));
    box.exec();
}

void ViewActions::connect_tabs(const ActionSet& actions) {
    auto* shown = new QActionGroup(this); // marks the tab in front
    for (int tab = 0; tab < static_cast<int>(std::size(tab_commands)); ++tab) {
        QAction& action = actions[tab_commands[static_cast<std::size_t>(tab)]];
        action.setCheckable(true);
        shown->addAction(&action);
        connect(&action, &QAction::triggered, this, [this, tab] { show_tab(tab); });
    }
    const auto mark = [this, &actions] {
        actions[tab_commands[static_cast<std::size_t>(centre_.tabs().currentIndex())]].setChecked(true);
    };
    connect(&centre_, &Centre::page_shown, this, mark);
    mark();
    actions.on(Command::show_race, [this] { centre_.show_page(centre_.race_page()); });
    actions.on(Command::show_sweep, [this] { centre_.show_page(centre_.sweep_page()); });
    actions.on(Command::show_trial, [this] {
        centre_.show_page(centre_.try_page());
        centre_.try_page().setFocus();
    });
    actions.on(Command::next_sub_view, [this] { centre_.show_next_sub_view(1); });
    actions.on(Command::previous_sub_view, [this] { centre_.show_next_sub_view(-1); });
}

/// Shows a tab and sets the focus to its content.
void ViewActions::show_tab(int tab) {
    if (tab_commands[static_cast<std::size_t>(tab)] == Command::show_compare) {
        centre_.show_page(centre_.compare_page()); // even if the tab showed the sweep last
    } else {
        centre_.show_tab(tab);
    }
    focus_inside(centre_.current_page());
}

/// Adds a menu entry for each view, tab by tab.
void ViewActions::add_views(const ActionSet& actions) {
    auto* views = new QMenu(tr("All views"), &window_);
    actions.add_menu(MenuGroup::go_to, *views);
    for (const TabRow& tab : tab_rows()) {
        for (const TabView& view : tab.views) {
            const QString title = QCoreApplication::translate("Views", view.label);
            connect(views->addAction(title), &QAction::triggered, this,
                    [this, name = view.name] { centre_.show_view(name); });
        }
        views->addSeparator();
    }
    connect(views->addAction(QCoreApplication::translate("Views", tab_rows().back().title)),
            &QAction::triggered, this, [this] { centre_.show_page(centre_.findings_page()); });
}

/// Adds the visible docks from top to bottom, without those hidden behind a tab.
void ViewActions::add_docks(std::vector<QWidget*>& panels, Qt::DockWidgetArea area) const {
    std::vector<PanelDock*> docks;
    for (PanelDock* each : docks_.all()) {
        if (window_.dockWidgetArea(each) == area && !each->visibleRegion().isEmpty()) {
            docks.push_back(each);
        }
    }
    std::ranges::stable_sort(docks, {}, [](const PanelDock* each) { return each->y(); });
    for (const PanelDock* each : docks) {
        panels.push_back(each->widget());
    }
}

/// Returns the panels in focus order: tool bars, left docks, tabs, their content, transport bar (or the parts of the page
/// Start), charts, right docks, status line.
std::vector<QWidget*> ViewActions::panels() const {
    std::vector<QWidget*> all;
    for (QToolBar* bar : window_.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly)) {
        if (bar->isVisible()) { // a narrow window has two bars: at the top, and the rail
            all.push_back(bar);
        }
    }
    add_docks(all, Qt::LeftDockWidgetArea);
    if (centre_.shows_start()) {
        std::ranges::copy(centre_.start_page().parts(), std::back_inserter(all));
    } else {
        all.push_back(centre_.tabs().tabBar());
        all.push_back(&centre_.current_page());
        all.push_back(&centre_.transport());
    }
    add_docks(all, Qt::BottomDockWidgetArea);
    add_docks(all, Qt::RightDockWidgetArea);
    all.push_back(&status_);
    return all;
}

void ViewActions::focus_panel(int by) {
    const std::vector<QWidget*> all = panels();
    std::size_t next = place_of_focus(all);
    for (std::size_t tries = 0; tries < all.size(); ++tries) { // skips panels without controls
        next = (next + all.size() + static_cast<std::size_t>(by)) % all.size();
        if (focus_inside(*all[next])) {
            return;
        }
    }
}

/// Shows the tooltip of the focused element next to it.
void ViewActions::explain() {
    QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr) {
        return;
    }
    const Explanation said = explanation(*focus);
    const auto show = said.format == Qt::RichText ? show_rich_tip : show_plain_tip;
    show(focus->mapToGlobal(said.at), said.text, focus, explained_ms);
}

} // namespace lockstep::gui
