#pragma once

#include "app/gui/model/model_maker.h"
#include "app/gui/model/playback.h"
#include "app/gui/model/run_controller.h"
#include "app/gui/model/selection.h"
#include "app/gui/model/settings.h"
#include "app/gui/model/sweep_controller.h"
#include "app/gui/model/turn_timer.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/action_set.h"
#include "core/advice/advice.h"

#include <QMainWindow>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QProgressBar;
class QSpinBox;
class QTabWidget;
class QToolButton;

namespace lockstep::gui {

inline constexpr int tabs_with_keys = 9; ///< Ctrl+1 to Ctrl+9

class ChartsPanel;
class ComparePage;
class ExperimentsPanel;
class FindingsPage;
class HardwarePanel;
class InspectorPanel;
class LaunchesPanel;
class MessageArea;
class PanelDock;
class ParametersPanel;
class SourcePanel;
class StatusLine;
class SweepPage;
class TransportBar;

/// The window: puts panels and views in their places and passes the one cursor between them.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Recorder recorder, Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void open_file(const QString& path);
    void run_experiment(const QString& id);
    /// What went wrong elsewhere, above the views.
    void show_error(const Error& error);
    /// A session that somebody else made.
    void show_session(std::shared_ptr<const Session> session);
    void show_theme(const QString& name);
    void show_text_size(int percent);
    /// The docks in their first places, for the window's size.
    void reset_layout();
    /// As the user left it on a screen of this size, else the first places. After the window has its size.
    void restore_layout();

    [[nodiscard]] Playback& playback() { return playback_; }
    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] RunController& runs() { return runs_; }
    [[nodiscard]] ModelMaker& maker() { return maker_; }
    [[nodiscard]] SweepController& sweeps() { return sweeps_; }
    /// What times runs in turn, for sweeps and for the page that compares; without one nothing does.
    void set_timer(const RunTimer& timer);
    [[nodiscard]] SweepPage& sweep_page() { return *sweep_; }
    [[nodiscard]] ComparePage& compare_page() { return *compare_; }
    [[nodiscard]] FindingsPage& findings_page() { return *findings_; }
    [[nodiscard]] const ActionSet& actions() const { return actions_; }
    [[nodiscard]] const Theme& theme() const { return theme_; }
    [[nodiscard]] SceneView& current_view() const;
    [[nodiscard]] QString message() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build_centre();
    void add_pages();
    [[nodiscard]] static QString tab_tip(const QString& title, int index);
    void build_docks();
    void build_tool_bar();
    void build_choices();
    void connect_file_commands();
    void connect_view_commands();
    void connect_step_commands();
    void connect_run_commands();
    void connect_data();
    void connect_runs();
    void connect_model();
    void restore();
    void choose_experiment(const QString& id);
    void start_run();
    void run_next_variant();
    void analyse_again();
    /// Says so where a run takes the place of a recording that was opened.
    void tell_of_replaced_file(const Session& session, const RunRequest& request);
    void connect_panels();
    void connect_undo();
    void connect_pages();
    void connect_turns();
    void show_sweep_form(const Experiment& experiment);
    void start_sweep();
    void show_sweep(const std::shared_ptr<const Sweep>& sweep);
    void set_sweeping(bool sweeping);
    void export_sweep(bool as_json);
    void show_run();
    void go_to_finding(std::size_t launch, const Finding& finding);
    void go_to_advice(std::size_t launch, const Advice& advice);
    void go_to_item(std::size_t launch, Group group, Warp warp, Lane lane);
    /// Pages that need the whole width put the docks aside while they are shown.
    void make_room();
    /// Brings the view of the registry to the front: "banks".
    void show_view(const char* name);
    /// What a sweep on this device found best for the shown experiment and parameters.
    void show_recommendation();
    void show_cursor();
    void show_new_view();
    void save_recording();
    void export_picture();
    /// Hands over the picture that is shown: at once, or when the model has been simulated as far as it
    /// shows it.
    void with_picture(std::function<void(const Scene&)> use);
    void look_for_picture();
    void go_to_step();
    void jump_notable(bool forward);
    void jump_round(int count);
    void focus_panel(int by);
    void apply_theme();
    PanelDock* add_dock(const QString& name, const QString& title, const QString& icon, QWidget* content,
                        Qt::DockWidgetArea area);
    [[nodiscard]] PanelDock* dock(const char* name) const;
    [[nodiscard]] QString screen_key() const;

    /// A picture that is wanted, but shows parts of the model that are not made yet.
    struct WaitingPicture {
        std::shared_ptr<const Session> session;
        ShownPicture shown;
        std::function<void(const Scene&)> use;
    };

    Settings& settings_;
    Theme theme_;
    int text_size_ = 100;
    Playback playback_;
    Selection selection_;
    RunController runs_;
    ModelMaker maker_;
    SweepController sweeps_;
    TurnTimer turns_;
    ActionSet actions_;
    std::vector<SceneView*> views_;
    std::vector<PanelDock*> docks_;
    std::deque<QString> waiting_variants_;
    std::optional<WaitingPicture> waiting_picture_;
    QTabWidget* tabs_ = nullptr;
    MessageArea* message_ = nullptr;
    TransportBar* transport_ = nullptr;
    ExperimentsPanel* experiments_ = nullptr;
    ParametersPanel* parameters_ = nullptr;
    HardwarePanel* hardware_ = nullptr;
    SourcePanel* source_ = nullptr;
    InspectorPanel* inspector_ = nullptr;
    ChartsPanel* charts_ = nullptr;
    StatusLine* status_ = nullptr;
    ComparePage* compare_ = nullptr;
    SweepPage* sweep_ = nullptr;
    LaunchesPanel* launches_ = nullptr;
    FindingsPage* findings_ = nullptr;
    QSpinBox* group_ = nullptr;
    QSpinBox* launch_ = nullptr;
    QString opened_file_;                  ///< that the shown run was read from; empty: it was run here
    QByteArray put_aside_;                 ///< the layout, while a page needs the whole width
    std::vector<QAction*> launch_actions_; ///< of the tool bar: hidden where there is one launch only
    std::vector<std::function<void(const Theme&)>> themed_;
};

} // namespace lockstep::gui
