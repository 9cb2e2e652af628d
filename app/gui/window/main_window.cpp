#include "app/gui/window/main_window.h"

#include "app/gui/charts/charts_panel.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/model/experiment_names.h"
#include "app/gui/model/track.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/hardware_panel.h"
#include "app/gui/panels/inspector_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/panels/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/scenes/kit/step_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/plain_texts.h"
#include "app/gui/theme/style_sheet.h"
#include "app/gui/views/scene_view.h"
#include "core/experiments/catalogue.h"

#include <QApplication>
#include <QCloseEvent>
#include <QScreen>
#include <QSpinBox>
#include <QStyle>
#include <QTabWidget>
#include <QUndoStack>

namespace lockstep::gui {
namespace {

/// Counts up when docks change, so that a saved layout of another version is not restored.
constexpr int layout_version = 3;

} // namespace

MainWindow::MainWindow(Recorder recorder, Settings& settings, QWidget* parent)
    : QMainWindow(parent),
      settings_(settings),
      runs_(recorder),
      sweeps_(std::move(recorder)),
      actions_(*this) {
    PlainTexts::install();
    setWindowTitle(tr("Lockstep"));
    setAcceptDrops(true);
    build_centre();
    build_docks();
    build_tool_bar();
    build_choices();
    connect_file_commands();
    connect_view_commands();
    connect_step_commands();
    connect_run_commands();
    connect_data();
    connect_panels();
    connect_pages();
    connect_runs();
    connect_turns(); // after it: where a run has ended, timing may begin
    restore();
}

/// The panels' changes say that they end when the actions they would switch are gone.
MainWindow::~MainWindow() {
    for (QUndoStack* stack : {&parameters_->changes(), &hardware_->changes()}) {
        stack->disconnect(this);
    }
}

void MainWindow::restore() {
    text_size_ = settings_.number(Setting::text_size);
    show_theme(settings_[Setting::theme].toString());
    playback_.set_speed(static_cast<std::size_t>(settings_.number(Setting::speed)));
    playback_.set_granularity(static_cast<Granularity>(settings_.number(Setting::granularity)));
    playback_.set_loop(settings_[Setting::loop].toBool());
    for (SceneView* view : views_) {
        view->set_cell_number(static_cast<CellNumber>(settings_.number(Setting::cell_number)));
    }
}

void MainWindow::restore_layout() {
    reset_layout();
    restoreState(settings_.layout(screen_key()), layout_version);
}

void MainWindow::make_room() {
    const bool is_wide = tabs_->currentWidget() == compare_;
    if (is_wide && put_aside_.isEmpty()) {
        put_aside_ = saveState(layout_version);
        for (PanelDock* each : docks_) {
            if (!each->isFloating()) {
                each->hide();
            }
        }
    } else if (!is_wide && !put_aside_.isEmpty()) {
        restoreState(put_aside_, layout_version);
        put_aside_.clear();
    }
}

QString MainWindow::screen_key() const {
    const QSize size = screen()->size();
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.set_layout(screen_key(), put_aside_.isEmpty() ? saveState(layout_version) : put_aside_);
    settings_.set(Setting::speed, static_cast<uint>(playback_.speed_index()));
    settings_.set(Setting::granularity, static_cast<uint>(playback_.granularity()));
    settings_.set(Setting::loop, playback_.loop());
    runs_.cancel();
    sweeps_.cancel();
    event->accept();
}

void MainWindow::connect_data() {
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::make_room);
    connect(&playback_, &Playback::tick_changed, &selection_, &Selection::set_tick);
    connect(&selection_, &Selection::view_changed, this, &MainWindow::show_new_view);
    connect(&selection_, &Selection::cursor_changed, this, &MainWindow::show_cursor);
    connect(experiments_, &ExperimentsPanel::chosen, this, &MainWindow::choose_experiment);
    connect(experiments_, &ExperimentsPanel::activated, this, &MainWindow::start_run);
    connect(hardware_, &HardwarePanel::changed, this, &MainWindow::analyse_again);
    connect(hardware_, &HardwarePanel::failed, this,
            [this](const Error& error) { message_->show_error(error); });
    connect(group_, &QSpinBox::valueChanged, &selection_,
            [this](int group) { selection_.set_group(Group(static_cast<std::uint64_t>(group))); });
    for (SceneView* view : views_) {
        connect(view, &SceneView::opened, this, [this] {
            dock("inspector")->show();
            dock("inspector")->raise();
        });
        connect(view, &SceneView::step_asked, this, [this](Group group, Warp warp, Tick tick) {
            selection_.set_group(group);
            selection_.set_lane(warp, selection_.cursor().lane);
            playback_.seek(tick);
        });
    }
}

/// Another session or group.
void MainWindow::show_new_view() {
    const GroupView& view = *selection_.view();
    const QString what = QString::fromStdString(view.session->recording().what);
    const QString title = QStringLiteral("%1, %2").arg(family_title(family_of(what)), experiment_title(what));
    setWindowTitle(tr("%1 – Lockstep").arg(title));
    const QSignalBlocker quiet(group_);
    const auto groups = static_cast<int>(std::min<std::uint64_t>(view.trace().groups().end, 1U << 30));
    const std::uint64_t all = group_count(view.trace().range);
    group_->setRange(0, groups - 1);
    group_->setValue(static_cast<int>(selection_.cursor().group.value()));
    group_->setSuffix(view.trace().part ? tr(" of the first %1 of %2").arg(groups).arg(all)
                                        : tr(" of %1").arg(groups));
    playback_.set_track(make_track(view), selection_.cursor().tick);
    source_->show_session(view.session, view.launch);
    const RunSummary summary = summarise(view);
    charts_->show_view(view, summary);
    compare_->add_run(summary, view.session, opened_file_.isEmpty());
    status_->show_view(view);
    show_run();
    show_recommendation();
    show_cursor();
}

void MainWindow::show_cursor() {
    const GroupView& view = *selection_.view();
    const Cursor& cursor = selection_.cursor();
    transport_->set_caption(tick_sentence(view, cursor.tick));
    source_->show_line(selection_.site() != nullptr ? selection_.site()->line : 0);
    inspector_->show_cursor(view, cursor);
    charts_->show_tick(view, cursor.tick);
    compare_->show_cursor(view, cursor);
}

void MainWindow::show_theme(const QString& name) {
    settings_.set(Setting::theme, name);
    theme_ = Theme(theme_named(name));
    apply_theme();
}

void MainWindow::show_text_size(int percent) {
    settings_.set(Setting::text_size, percent);
    text_size_ = percent;
    apply_theme();
}

void MainWindow::apply_theme() {
    const double scale = text_size_ / 100.0;
    QApplication::setPalette(theme_.palette());
    qApp->setStyleSheet(style_sheet(theme_, scale));
    QApplication::setFont(font_for(FontRole::body, scale)); // after the sheet, which sets fonts back
    actions_.set_theme(theme_);
    source_->set_theme(theme_, scale);
    for (const auto& take : themed_) {
        take(theme_);
    }
}

SceneView& MainWindow::current_view() const {
    const auto tab = static_cast<std::size_t>(tabs_->currentIndex());
    return *views_[tab < views_.size() ? tab : 0]; // the pages after the views show no scene
}

QString MainWindow::message() const {
    return message_->text();
}

PanelDock* MainWindow::dock(const char* name) const {
    for (PanelDock* each : docks_) {
        if (each->objectName() == QLatin1String(name)) {
            return each;
        }
    }
    return nullptr;
}

} // namespace lockstep::gui
