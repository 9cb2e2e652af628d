// How the window is put together: centre, docks, tool bar.
#include "app/gui/charts/charts_panel.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings_page.h"
#include "app/gui/panels/hardware_panel.h"
#include "app/gui/panels/inspector_panel.h"
#include "app/gui/panels/launches_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/panels/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/theme/icons.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/language_menu.h"
#include "app/gui/window/main_window.h"

#include <QActionGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct ThemeRow {
    const char* name;
    const char* title;
};
constexpr ThemeRow theme_rows[] = {{"system", QT_TRANSLATE_NOOP("Themes", "System")},
                                   {"light", QT_TRANSLATE_NOOP("Themes", "Light")},
                                   {"dark", QT_TRANSLATE_NOOP("Themes", "Dark")},
                                   {"contrast", QT_TRANSLATE_NOOP("Themes", "High contrast")}};
constexpr const char* cell_numbers[] = {
    QT_TRANSLATE_NOOP("CellNumbers", "Value"), QT_TRANSLATE_NOOP("CellNumbers", "Work-item"),
    QT_TRANSLATE_NOOP("CellNumbers", "Address"), QT_TRANSLATE_NOOP("CellNumbers", "Bank"),
    QT_TRANSLATE_NOOP("CellNumbers", "Accesses so far")};

} // namespace

void MainWindow::build_centre() {
    auto* centre = new QWidget(this);
    message_ = new MessageArea(centre);
    tabs_ = new QTabWidget(centre);
    tabs_->setDocumentMode(false);
    tabs_->setUsesScrollButtons(true);
    tabs_->setElideMode(Qt::ElideNone); // where they do not fit they scroll, and the button lists them all
    for (const Picture* picture : pictures()) {
        auto* view = new SceneView(*picture, selection_, tabs_);
        views_.push_back(view);
        const int index = tabs_->addTab(view, picture_title(*picture));
        tabs_->setTabToolTip(index, tab_tip(picture_title(*picture), index));
        themed_.emplace_back([this, view, index, picture](const Theme& theme) {
            view->set_theme(theme);
            tabs_->setTabIcon(index, icon(QString::fromLatin1(picture->icon), theme));
        });
    }
    add_pages();
    transport_ = new TransportBar(playback_, centre);
    themed_.emplace_back([this](const Theme& theme) { transport_->set_theme(theme); });
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(message_);
    column->addWidget(tabs_, 1);
    column->addWidget(transport_);
    setCentralWidget(centre);
    centre->setMinimumWidth(560);
    actions_.add_view_keys(*tabs_);
    status_ = new StatusLine(this);
    themed_.emplace_back([this](const Theme& theme) { status_->set_theme(theme); });
    statusBar()->addWidget(status_, 1);
    statusBar()->setSizeGripEnabled(false);
}

/// Keys reach the first nine.
QString MainWindow::tab_tip(const QString& title, int index) {
    return index < tabs_with_keys ? tr("%1 (Ctrl+%2)").arg(title).arg(index + 1) : title;
}

/// Pages that show no single step: beside the views, after them.
void MainWindow::add_pages() {
    compare_ = new ComparePage(tabs_);
    sweep_ = new SweepPage(tabs_);
    findings_ = new FindingsPage(tabs_);
    const auto add = [this](QWidget* page, const QString& title, const char* icon_name) {
        const int index = tabs_->addTab(page, title);
        tabs_->setTabToolTip(index, tab_tip(title, index));
        themed_.emplace_back([this, index, icon_name](const Theme& theme) {
            tabs_->setTabIcon(index, icon(QString::fromLatin1(icon_name), theme));
        });
    };
    add(findings_, tr("Findings"), "find");
    add(compare_, tr("Compare"), "compare");
    add(sweep_, tr("Sweep"), "chart");
    auto* all = new QToolButton(tabs_);
    all->setAccessibleName(tr("All views"));
    all->setToolTip(tr("All views"));
    all->setPopupMode(QToolButton::InstantPopup);
    all->setText(QStringLiteral("…"));
    all->setProperty("bare_menu", true);
    auto* menu = new QMenu(all);
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        connect(menu->addAction(tabs_->tabText(tab)), &QAction::triggered, tabs_,
                [this, tab] { tabs_->setCurrentIndex(tab); });
    }
    all->setMenu(menu);
    tabs_->setCornerWidget(all);
    themed_.emplace_back([this](const Theme& theme) {
        compare_->set_theme(theme);
        sweep_->set_theme(theme);
        findings_->set_theme(theme);
    });
}

PanelDock* MainWindow::add_dock(const QString& name, const QString& title, const QString& icon_name,
                                QWidget* content, Qt::DockWidgetArea area) {
    auto* dock = new PanelDock(name, title, icon_name, content, this);
    const auto neighbour =
        std::ranges::find_if(docks_, [this, area](PanelDock* each) { return dockWidgetArea(each) == area; });
    addDockWidget(area, dock);
    if (neighbour != docks_.end()) { // one above the other they would make a small window grow
        tabifyDockWidget(*neighbour, dock);
    }
    docks_.push_back(dock);
    themed_.emplace_back([dock](const Theme& theme) { dock->set_theme(theme); });
    return dock;
}

void MainWindow::build_docks() {
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setDockNestingEnabled(true);
    experiments_ = new ExperimentsPanel;
    parameters_ = new ParametersPanel;
    hardware_ = new HardwarePanel;
    source_ = new SourcePanel;
    inspector_ = new InspectorPanel;
    charts_ = new ChartsPanel;
    launches_ = new LaunchesPanel;
    const auto add = [this](const char* name, const QString& title, const char* icon_name, QWidget* content,
                            Qt::DockWidgetArea area) {
        add_dock(QString::fromLatin1(name), title, QString::fromLatin1(icon_name), content, area);
    };
    add("experiments", tr("Experiments"), "tree", experiments_, Qt::LeftDockWidgetArea);
    add("parameters", tr("Parameters"), "slider", parameters_, Qt::LeftDockWidgetArea);
    add("hardwareModel", tr("Hardware model"), "chip", hardware_, Qt::LeftDockWidgetArea);
    add("kernelSource", tr("Kernel source"), "code", source_, Qt::RightDockWidgetArea);
    add("inspector", tr("Inspector"), "cursor", inspector_, Qt::RightDockWidgetArea);
    add("launches", tr("Launches"), "run-all", launches_, Qt::RightDockWidgetArea);
    add("charts", tr("Charts"), "chart", charts_, Qt::BottomDockWidgetArea);
    dock("charts")->hide();                                // until a layout has room for them
    dock("hardwareModel")->setWindowTitle(tr("Hardware")); // where docks share a place there is little room
    actions_.add_view_keys(*charts_);
    dock("charts")->add_to_title(charts_->page_buttons());
    themed_.emplace_back([this](const Theme& theme) {
        experiments_->set_theme(theme);
        inspector_->set_theme(theme);
        launches_->set_theme(theme);
        charts_->set_theme(theme);
    });
    QMenu& menu = actions_.menu(Menu::view);
    menu.addSeparator();
    for (PanelDock* dock : docks_) {
        menu.addAction(dock->toggleViewAction());
    }
}

void MainWindow::reset_layout() {
    put_aside_.clear();
    const bool narrow = width() < 1500;
    const auto at = [this](const char* name) { return static_cast<QDockWidget*>(dock(name)); };
    for (PanelDock* each : docks_) {
        each->setFloating(false);
        each->setVisible(!narrow || each != at("charts")); // F8 shows them
    }
    addDockWidget(Qt::LeftDockWidgetArea, at("experiments"));
    addDockWidget(Qt::RightDockWidgetArea, at("kernelSource"));
    addDockWidget(Qt::BottomDockWidgetArea, at("charts"));
    if (narrow) {
        tabifyDockWidget(at("experiments"), at("parameters"));
        tabifyDockWidget(at("parameters"), at("hardwareModel"));
        tabifyDockWidget(at("kernelSource"), at("inspector"));
        tabifyDockWidget(at("inspector"), at("launches"));
        at("experiments")->raise();
        at("kernelSource")->raise();
    } else {
        splitDockWidget(at("experiments"), at("parameters"), Qt::Vertical);
        tabifyDockWidget(at("parameters"), at("hardwareModel"));
        at("parameters")->raise();
        splitDockWidget(at("kernelSource"), at("inspector"), Qt::Vertical);
        tabifyDockWidget(at("inspector"), at("launches"));
        at("inspector")->raise();
        resizeDocks({at("experiments"), at("parameters")}, {560, 400}, Qt::Vertical);
        resizeDocks({at("kernelSource"), at("inspector")}, {560, 400}, Qt::Vertical);
    }
    // The stage comes first: below a full-HD screen the source gets less, so that lanes keep their numbers.
    const int source = narrow ? 420 : width() < 1900 ? 400 : 480;
    resizeDocks({at("experiments"), at("kernelSource")}, {narrow ? 260 : 300, source}, Qt::Horizontal);
    resizeDocks({at("charts")}, {narrow ? 150 : 196}, Qt::Vertical);
}

void MainWindow::build_tool_bar() {
    auto* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setIconSize({20, 20});
    const auto add = [&](std::initializer_list<Command> commands) {
        for (const Command command : commands) {
            bar->addAction(&actions_[command]);
        }
        bar->addSeparator();
    };
    add({Command::open, Command::save});
    add({Command::run, Command::cancel, Command::run_all});
    add({Command::zoom_out, Command::zoom_in, Command::fit});
    add({Command::copy_picture, Command::export_picture});
    for (const Command command : {Command::run, Command::run_all, Command::export_picture}) {
        auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(&actions_[command]));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setProperty("primary", command == Command::run);
    }
    launch_actions_.push_back(bar->addWidget(new QLabel(tr("Launch"), bar)));
    launch_ = new QSpinBox(bar);
    launch_->setAccessibleName(tr("Launch"));
    launch_->setToolTip(tr("The launch that all views, counters and charts show"));
    launch_->setMinimumWidth(96);
    launch_->setRange(1, 1);
    launch_actions_.push_back(bar->addWidget(launch_));
    for (QAction* action : launch_actions_) {
        action->setVisible(false);
    }
    bar->addWidget(new QLabel(tr("Work-group"), bar));
    group_ = new QSpinBox(bar);
    group_->setAccessibleName(tr("Work-group"));
    group_->setToolTip(tr("The work-group that all views show"));
    group_->setMinimumWidth(110);
    group_->setRange(0, 0);
    bar->addWidget(group_);
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
}

/// Theme, text size and the numbers in cells: menus, and the theme in the tool bar too.
void MainWindow::build_choices() {
    auto* bar = findChild<QToolBar*>(QStringLiteral("tools"));
    auto* themes = new QComboBox(bar);
    themes->setAccessibleName(tr("Theme"));
    themes->setToolTip(tr("Theme"));
    for (const ThemeRow& row : theme_rows) {
        themes->addItem(QCoreApplication::translate("Themes", row.title), QString::fromLatin1(row.name));
    }
    themes->setCurrentIndex(themes->findData(settings_[Setting::theme]));
    connect(themes, &QComboBox::activated, this,
            [this, themes] { show_theme(themes->currentData().toString()); });
    themed_.emplace_back([this, themes](const Theme&) {
        themes->setCurrentIndex(themes->findData(settings_[Setting::theme]));
    });
    bar->addWidget(themes);
    QMenu& view = actions_.menu(Menu::view);
    QMenu* sizes = view.addMenu(tr("Text size"));
    for (const int percent : text_sizes) {
        connect(sizes->addAction(tr("%1 %").arg(percent)), &QAction::triggered, this,
                [this, percent] { show_text_size(percent); });
    }
    view.addMenu(language_menu(settings_, &view));
    QMenu* cells = view.addMenu(tr("Show in cells"));
    for (std::size_t i = 0; i < std::size(cell_numbers); ++i) {
        QAction* action = cells->addAction(QCoreApplication::translate("CellNumbers", cell_numbers[i]));
        connect(action, &QAction::triggered, this, [this, i] {
            settings_.set(Setting::cell_number, static_cast<uint>(i));
            for (SceneView* each : views_) {
                each->set_cell_number(static_cast<CellNumber>(i));
            }
        });
    }
}

} // namespace lockstep::gui
