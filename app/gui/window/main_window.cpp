#include "app/gui/window/main_window.h"

#include "app/gui/charts/charts_panel.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/file_rows.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/findings/findings_panel.h"
#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/group_chooser.h"
#include "app/gui/panels/inspector_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/theme/plain_texts.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/actions/bookmark_actions.h"
#include "app/gui/window/actions/breakpoint_actions.h"
#include "app/gui/window/actions/compare_actions.h"
#include "app/gui/window/actions/context_menus.h"
#include "app/gui/window/actions/cure_actions.h"
#include "app/gui/window/actions/file_actions.h"
#include "app/gui/window/actions/finding_actions.h"
#include "app/gui/window/actions/focus_keys.h"
#include "app/gui/window/actions/history_actions.h"
#include "app/gui/window/actions/launch_actions.h"
#include "app/gui/window/actions/place_actions.h"
#include "app/gui/window/actions/run_actions.h"
#include "app/gui/window/actions/step_actions.h"
#include "app/gui/window/actions/sweep_actions.h"
#include "app/gui/window/actions/undo_actions.h"
#include "app/gui/window/actions/view_actions.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/compact/compact_bar.h"
#include "app/gui/window/compact/compact_window.h"
#include "app/gui/window/compact/rail.h"
#include "app/gui/window/devices/device_actions.h"
#include "app/gui/window/dialogs/command_search.h"
#include "app/gui/window/dialogs/guide_actions.h"
#include "app/gui/window/follow/list_actions.h"
#include "app/gui/window/launch_saver.h"
#include "app/gui/window/lessons/lesson_actions.h"
#include "app/gui/window/lessons/lesson_cover.h"
#include "app/gui/window/picture_export.h"
#include "app/gui/window/presenting/present_actions.h"
#include "app/gui/window/progress_display.h"
#include "app/gui/window/recent_files.h"
#include "app/gui/window/run_notices.h"
#include "app/gui/window/shown_run.h"
#include "app/gui/window/start/start_actions.h"
#include "app/gui/window/tool_bar.h"
#include "app/gui/window/trying/try_actions.h"
#include "app/gui/window/view_choices.h"
#include "app/gui/workspace/pass_replay.h"
#include "app/lessons/lesson_bundle.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>

namespace lockstep::gui {

namespace {

/// The panels that show the run.
ShownPanels panels_of_run(Centre& centre, const Panels& panels) {
    return {&centre.findings_page(), panels.charts, panels.inspector, panels.cure};
}

} // namespace

/// The objects that implement the behaviour of the window, one for each area. Their order is the order in
/// which they are notified at the end of a run: pictures and panels first.
struct MainWindow::Coordinators {
    explicit Coordinators(MainWindow& window)
        : form{*window.docks_.panels().experiments, *window.docks_.panels().forms,
               window.docks_.panels().forms->parameters(), *window.docks_.panels().hardware},
          notices{window.centre_->message(), *window.status_},
          shown(window.workspace_, *window.centre_, window.docks_.panels(), *window.status_),
          progress(window.workspace_, *window.status_),
          files(window.workspace_, window.settings_, window.actions_, notices, window),
          launches(window.workspace_, window.actions_, form.pages, *window.docks_.panels().source, notices),
          launch_saver(window.workspace_, window.actions_, launches, form.pages, notices),
          runs(window.workspace_, window.settings_, window.actions_, form, launches, notices),
          sweeps(window.workspace_, window.settings_, window.actions_, window.centre_->sweep_page(), form,
                 launches, notices),
          comparing(window.workspace_, window.actions_, window.centre_->compare_page(), form.hardware, runs,
                    notices),
          pictures(window.workspace_, window.settings_, window.actions_, *window.centre_,
                   *window.docks_.panels().charts, window.appearance_, notices),
          findings(window.workspace_, *window.centre_, window.docks_, *window.status_),
          cures(window.workspace_, window.actions_, *window.centre_, *window.docks_.panels().cure, notices),
          trials(window.workspace_, window.actions_, *window.centre_, launches, form.pages,
                 *window.docks_.panels().source, form.hardware, notices),
          places(window.workspace_, window.actions_, *window.centre_, runs, form.hardware, notices, window),
          guide(window.actions_, *window.centre_, places, window.appearance_, window),
          history(window.workspace_, window.actions_, *window.centre_, runs, places, form, window),
          lessons(window.workspace_, window.settings_, window.actions_, window.docks_, form, runs, places,
                  notices),
          cover(window.workspace_, *window.centre_),
          recent(window.settings_),
          device(window.workspace_, window.settings_, window.actions_, *window.centre_, notices, window),
          start(window.workspace_, window.settings_, window.actions_, *window.centre_, {runs, places, recent},
                window),
          menus(window, window.workspace_, *window.centre_, window.appearance_, notices),
          steps(window.workspace_, window.actions_, *window.status_, window),
          breakpoints(window.workspace_, window.actions_, *window.docks_.panels().source, *window.status_),
          bookmarks(window.workspace_, window.settings_, window.actions_, *window.centre_, places,
                    *window.status_, window),
          lists(window.workspace_, window.settings_, window.actions_, *window.docks_.panels().source,
                *window.status_, window),
          passes(window.workspace_.playback(), window.workspace_.selection(),
                 [centre = window.centre_](Warp warp) { return centre->shows_passes(warp); }),
          presenting(window.workspace_, window.settings_, window.actions_, *window.centre_,
                     window.appearance_, window),
          views(window, window.actions_, *window.centre_, window.docks_, *window.status_),
          undo(window.actions_,
               {&form.parameters.changes(), &form.pages.launch().changes(), &form.hardware.changes()},
               window.workspace_.desk().last_changed, window.docks_.panels().source->editor()),
          run_notices(window.workspace_, *window.centre_, *window.status_,
                      {form.experiments, *window.docks_.panels().source},
                      panels_of_run(*window.centre_, window.docks_.panels()), window) {
        connect_all(window);
    }

    void connect_all(MainWindow& window) {
        connect_menus(window);
        connect_runs(window);
        connect_files(window);
        connect_start(window);
    }

    void connect_menus(MainWindow& window) {
        Centre& centre = *window.centre_;
        window.actions_.on(Command::context_menu, [this] { menus.open_for_focus(); });
        window.actions_.on(Command::copy, [this] { menus.copy_focus(); });
        connect(&menus, &ContextMenus::source_menu_opens, &breakpoints, &BreakpointActions::add_entry);
        connect(&menus, &ContextMenus::source_menu_opens, &lists.costs,
                [this](QMenu* menu) { lists.costs.add_entry(*menu); });
        connect(&menus, &ContextMenus::view_menu_opens, &lists.follow,
                [this](QMenu* menu) { lists.follow.add_entries(*menu); });
        connect(&menus, &ContextMenus::export_wanted, &pictures,
                [this](QWidget* shown) { pictures.open_for(*shown); });
        connect(&menus, &ContextMenus::presentation_wanted, &presenting,
                [this](QWidget* chart) { presenting.present_chart(*chart); });
        connect(&menus, &ContextMenus::list_menu_opens, &comparing,
                [this](QMenu* menu, const QModelIndex& row) {
                    comparing.add_entry(*menu, form.experiments.experiment_in(row));
                });
        comparing.offer_in(form.experiments);
        connect(&comparing, &CompareActions::comparison_wanted, &centre,
                [&centre] { centre.show_page(centre.compare_page()); });
    }

    void connect_runs(MainWindow& window) {
        connect(&window.centre_->findings_page().list(), &FindingsPanel::counted, window.centre_,
                &Centre::show_finding_count);
        connect(&cures, &CureActions::cure_found, &shown, &ShownRun::add_behind);
        connect(&cures, &CureActions::site_wanted, &findings, &FindingActions::go_to_site);
        connect(&lists.lines, &LineActions::site_wanted, &findings, &FindingActions::go_to_site);
        connect(window.docks_.panels().cure, &CurePanel::trial_wanted, &trials, &TryActions::show_array_of);
        connect(&window.centre_->findings_page(), &FindingsPage::trial_wanted, &trials,
                &TryActions::show_array_of);
        connect(&window.centre_->findings_page(), &FindingsPage::required_group_wanted, &trials,
                &TryActions::require_group);
        connect(&files, &FileActions::open_wanted, &window, &MainWindow::open_file);
        connect(&runs, &RunActions::experiment_shown, &sweeps, &SweepActions::show_form);
        connect(&runs, &RunActions::experiment_chosen, &shown, &ShownRun::show_source);
        connect(&runs, &RunActions::variant_recorded, &shown, &ShownRun::add_behind);
        connect(&runs, &RunActions::session_shown, &window, &MainWindow::focus_view);
        connect(&sweeps, &SweepActions::best_changed, &shown, &ShownRun::show_recommendation);
    }

    void connect_start(MainWindow& window) {
        connect(&lessons, &LessonActions::shown, &presenting, &PresentActions::enable_lesson);
        connect(&start, &StartActions::presentation_wanted, &presenting, &PresentActions::present_lesson);
        connect(&device.notice(), &DeviceNotice::changed, &start, &StartActions::show_last);
        connect(&lessons, &LessonActions::question_changed, &cover, &LessonCover::update);
        connect(&runs, &RunActions::file_opened, &lessons, [this, &window](const QString& path) {
            if (is_bundle(path.toStdString()) && lessons.open_bundle(path)) {
                window.centre_->show_start(false);
                window.actions_[Command::show_lesson].trigger();
            }
        });
        CurePanel* const cause = window.docks_.panels().cure;
        connect(cause, &CurePanel::changed, &start, [this, cause] { start.show_cause(*cause); });
        connect(&start, &StartActions::lesson_wanted, &lessons, [this, &window](const QString& file) {
            lessons.open(file);
            window.actions_[Command::show_lesson].trigger();
        });
    }

    void connect_files(MainWindow& window) {
        ExperimentsPanel& list = form.experiments;
        files.ask_for(form);
        connect(&list, &ExperimentsPanel::clicked, &window,
                [&window] { window.centre_->current_view().setFocus(); }); // for the keys of the pictures
        connect(&list.files(), &FileRows::chosen, &window, &MainWindow::open_file);
        connect(&list.files(), &FileRows::removed, &recent, &RecentFiles::remove);
        connect(&runs, &RunActions::file_opened, &recent, &RecentFiles::add);
        connect(&runs, &RunActions::file_opened, &list.files(), &FileRows::select, Qt::QueuedConnection);
        const auto show = [this, &list] { list.files().show(recent.paths()); };
        connect(&recent, &RecentFiles::changed, &list, show);
        show();
        window.add_recent_menu(recent);
    }

    RunForm form;
    Notices notices;
    ShownRun shown;
    ProgressDisplay progress;
    FileActions files;
    LaunchActions launches;
    LaunchSaver launch_saver;
    RunActions runs;
    SweepActions sweeps;
    CompareActions comparing;
    PictureExport pictures;
    FindingActions findings;
    CureActions cures;
    TryActions trials;
    PlaceActions places;
    GuideActions guide;
    HistoryActions history;
    LessonActions lessons;
    LessonCover cover;
    RecentFiles recent;
    DeviceActions device;
    StartActions start;
    ContextMenus menus;
    StepActions steps;
    BreakpointActions breakpoints;
    BookmarkActions bookmarks;
    ListActions lists;
    PassReplay passes;
    PresentActions presenting;
    ViewActions views;
    UndoActions undo;
    RunNotices run_notices; ///< last, because the others update what it compares
};

MainWindow::MainWindow(Workspace& workspace, Settings& settings, QWidget* parent)
    : QMainWindow(parent),
      workspace_(workspace),
      settings_(settings),
      appearance_(settings),
      actions_(*this),
      centre_(new Centre(workspace, this)),
      status_(new StatusLine(this)),
      docks_(*this, workspace.desk()) {
    PlainTexts::install();
    setWindowTitle(tr("Lockstep"));
    setAcceptDrops(true);
    setCentralWidget(centre_);
    statusBar()->addWidget(status_, 1);
    statusBar()->setSizeGripEnabled(false);
    status_->add_control(new GroupChooser(workspace.selection()));
    add_menus();
    connect_theme();
    connect_errors();
    coordinators_ = std::make_unique<Coordinators>(*this);
    restore();
    centre_->current_view().setFocus(); // so that the first picture has the keyboard focus from the start
}

MainWindow::~MainWindow() = default;

/// Adds the submenus and the tool bar, which share the menus of choices.
void MainWindow::add_menus() {
    actions_.add_view_keys(centre_->tabs());
    actions_.add_view_keys(*docks_.panels().charts);
    new FocusKeys(centre_->tabs());
    new FocusKeys(*docks_.panels().charts);
    new MenuKeys(this);
    auto* panels = new QMenu(tr("Panels"), this);
    for (PanelDock* dock : docks_.all()) {
        panels->addAction(dock->toggleViewAction());
    }
    const ViewChoiceMenus choices =
        view_choice_menus(*this, settings_, appearance_, *centre_, [this] { emit rebuild_wanted(); });
    actions_.add_menu(MenuGroup::show, *panels);
    actions_.add_menu(MenuGroup::show, *choices.cells);
    actions_.add_menu(MenuGroup::size, *choices.text_size);
    actions_.add_menu(MenuGroup::look, *choices.theme);
    actions_.add_menu(MenuGroup::look, *choices.language);
    actions_.add_menu(MenuGroup::look, *choices.vocabulary);
    add_tools(choices);
}

/// Adds the bars of a wide and of a narrow window.
void MainWindow::add_tools(const ViewChoiceMenus& choices) {
    auto* tools = new ToolBar(actions_, choices, appearance_, this);
    addToolBar(tools);
    centre_->add_corner(actions_[Command::copy_slide]);
    auto* bar = new CompactBar(actions_, choices, *centre_, *status_, workspace_.selection(), this);
    auto* rail = new Rail(docks_.all(), this);
    compact_ = std::make_unique<CompactWindow>(
        *this, CompactWindow::Parts{*tools, *bar, *rail, *centre_, docks_, *status_});
    connect(&centre_->findings_page().list(), &FindingsPanel::counted, bar, &CompactBar::show_finding_count);
    actions_.on(Command::show_settings,
                [tools, bar] { tools->isVisible() ? tools->open_settings() : bar->open_settings(); });
    const QList<QMenu*> menus{choices.theme, choices.text_size, choices.language, choices.vocabulary,
                              choices.cells};
    actions_.on(Command::find_command, [this, tools, bar, menus] {
        find_command(tools->isVisible() ? tools->search_button() : bar->search_button(), menus);
    });
}

void MainWindow::add_recent_menu(RecentFiles& files) {
    auto* menu = new QMenu(tr("Open recent"), this);
    actions_.add_menu(MenuGroup::open, *menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, &files] {
        menu->clear();
        for (const QString& path : files.paths()) {
            QAction* const entry =
                menu->addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")),
                                this, [this, path] { open_file(path); });
            entry->setEnabled(QFileInfo::exists(path));
        }
        menu->addSeparator();
        menu->addAction(tr("Clear list"), &files, &RecentFiles::clear)->setEnabled(!files.paths().isEmpty());
    });
}

/// Opens the search below the button, within the window.
void MainWindow::find_command(const QWidget& button, const QList<QMenu*>& choices) {
    auto* search = new CommandSearch(
        search_entries(actions_, choices, [this](const QString& id) { run_experiment(id); }), this);
    const QPoint right = button.mapToGlobal(button.rect().bottomRight());
    search->move(right - QPoint(search->width(), 0));
    search->show();
}

void MainWindow::connect_theme() {
    const auto take = [this](const Theme& theme, double text_scale) {
        docks_.set_theme(theme, text_scale); // first, because the docks must be resized for larger texts
        compact_->set_theme(theme, text_scale);
        actions_.set_theme(theme);
        centre_->set_theme(theme);
        status_->set_theme(theme);
    };
    take(appearance_.theme(), appearance_.text_scale());
    connect(&appearance_, &Appearance::changed, this, take);
}

void MainWindow::connect_errors() {
    connect(&workspace_.maker(), &AnyJob::failed, this, &MainWindow::show_error);
    connect(&workspace_.turns(), &AnyJob::failed, this, &MainWindow::show_error);
    connect(docks_.panels().charts, &ChartsPanel::failed, this, &MainWindow::show_error);
    connect(docks_.panels().hardware, &HardwarePanel::failed, this, &MainWindow::show_error);
    connect(&centre_->findings_page().list(), &FindingsPanel::failed, this, &MainWindow::show_error);
}

void MainWindow::restore() {
    Playback& playback = workspace_.playback();
    playback.set_speed(static_cast<std::size_t>(settings_.number(Setting::speed)));
    playback.set_granularity(static_cast<Granularity>(settings_.number(Setting::granularity)));
    playback.set_loop(settings_[Setting::loop].toBool());
    centre_->set_cell_number(static_cast<CellNumber>(settings_.number(Setting::cell_number)));
}

/// Shows the bars and the default layout of the docks for the window's size.
void MainWindow::arrange() {
    compact_->fit();
    docks_.reset();
}

void MainWindow::reset_layout() {
    arrange();
}

void MainWindow::restore_layout() {
    arrange();
    docks_.restore(settings_.layout(screen_key()));
}

QString MainWindow::screen_key() const {
    const QSize size = screen()->size();
    const QString key = QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
    const int percent = qRound(100 * appearance_.text_scale());
    return percent == 100 ? key : QStringLiteral("%1@%2").arg(key).arg(percent);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!coordinators_->files.may_close() ||
        (workspace_.desk().window.asks && !coordinators_->launches.edits().may_close(*this))) {
        event->ignore();
        return;
    }
    save_settings();
    coordinators_->presenting.presentation().leave();
    workspace_.cancel();
    event->accept();
}

void MainWindow::save_settings() {
    const Playback& playback = workspace_.playback();
    if (const QByteArray layout = docks_.state(); !layout.isEmpty()) {
        settings_.set_layout(screen_key(), layout);
    }
    settings_.set(Setting::speed, static_cast<uint>(playback.speed_index()));
    settings_.set(Setting::granularity, static_cast<uint>(playback.granularity()));
    settings_.set(Setting::loop, playback.loop());
    coordinators_->start.keep_place();
}

void MainWindow::keep() {
    if (QWidget* const focus = focusWidget(); focus != nullptr) {
        focus->clearFocus(); // applies input that is being typed
    }
    save_settings();
    WindowPlace& place = workspace_.desk().window;
    place.geometry = geometry();
    place.states = windowState();
    place.docks = docks_.state();
    place.dock_places = docks_.places();
    place.sheet = docks_.sheet();
    place.text_scale = appearance_.text_scale();
    centre_->keep(place);
}

void MainWindow::place_as_kept() {
    const WindowPlace& place = workspace_.desk().window;
    setGeometry(place.geometry);
    arrange();
    if (docks_.wants_sheets()) {
        docks_.show_sheet(place.sheet);
    }
    if (docks_.wants_sheets() || docks_.has_room_as_with(place.text_scale)) {
        docks_.restore(place.docks);
        docks_.follow_text(place.dock_places, appearance_.text_scale() / place.text_scale);
    }
    setWindowState(place.states); // last, because a maximized window would restore the saved sizes again
}

void MainWindow::show_as_kept() {
    workspace_.selection().show_again();
    centre_->restore(workspace_.desk().window);
    centre_->current_view().setFocus();
    if (workspace_.desk().window.shows_start) {
        coordinators_->start.show();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction(); // what cannot be opened is explained when it is dropped
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    const QString path = urls.value(0).toLocalFile();
    if (urls.size() != 1 || path.isEmpty()) {
        centre_->message().show_note(tr("Nothing was opened. Drop a single file from this computer."));
    } else if (!is_file_to_open(path)) {
        centre_->message().show_note(
            tr("%1 was not opened. Lockstep opens kernels (.cl), launch files (.sim), "
               "recordings (.lks) and lessons (.lockstep-lesson).")
                .arg(QFileInfo(path).fileName()));
    } else {
        open_file(path);
    }
}

void MainWindow::open_file(const QString& path) {
    coordinators_->runs.open_file(path);
}

void MainWindow::take_lost_edits() {
    for (const QString& file : coordinators_->launches.edits().take_lost()) {
        coordinators_->recent.add(file);
    }
}

void MainWindow::run_experiment(const QString& id) {
    coordinators_->runs.run_experiment(id);
}

void MainWindow::begin() {
    coordinators_->start.begin();
}

void MainWindow::open_place(const QString& text) {
    coordinators_->places.open_typed(text);
}

void MainWindow::save_file(const QString& path) {
    coordinators_->files.save(path);
}

void MainWindow::show_session(std::shared_ptr<const Session> session) {
    coordinators_->runs.show_session(std::move(session));
}

void MainWindow::show_error(const Error& error) {
    centre_->message().show_error(error);
}

QString MainWindow::message() const {
    return centre_->message().text();
}

PresentActions& MainWindow::presenting() const {
    return coordinators_->presenting;
}

/// Sets the focus to the view if nothing else has it.
void MainWindow::focus_view() {
    if (focusWidget() == nullptr || focusWidget() == centre_->tabs().tabBar()) {
        centre_->current_view().setFocus();
    }
}

} // namespace lockstep::gui
