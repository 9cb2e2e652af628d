#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/docks.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QMainWindow>
#include <memory>

namespace lockstep::gui {

class Centre;
class CompactBar;
class CompactWindow;
class PresentActions;
class RecentFiles;
class StatusLine;
struct ViewChoiceMenus;

/// The main window: arranges panels and views. The behaviour is implemented in coordinators, one for each
/// area, that share a workspace:
///
///     workspace <- run, sweep, step, file ... actions -> panels, views, pages
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Creates the window. The workspace must outlive the window.
    MainWindow(Workspace& workspace, Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void open_file(const QString& path);
    void run_experiment(const QString& id);
    /// Shows what the program starts with if nothing was named: the page Start or, if the user does not want it, the
    /// place of the last session.
    void begin();
    /// Takes over unsaved edits of a process that crashed. Call at the start of the program.
    void take_lost_edits();
    /// Opens a place that the user typed; see app/common/place/place_text.h.
    void open_place(const QString& text);
    /// Saves the shown recording in another thread.
    void save_file(const QString& path);
    /// From now on, closes without asking about edited kernels, because a signal handler cannot wait for an
    /// answer.
    void ask_nothing() { workspace_.desk().window.asks = false; }
    /// Shows above the views an error that occurred outside the window.
    void show_error(const Error& error);
    /// Shows a session that was created elsewhere.
    void show_session(std::shared_ptr<const Session> session);
    /// Restores the default layout of the docks for the window's size.
    void reset_layout();
    /// Restores the user's layout for this screen, or the default layout. Call after setting the window's
    /// size.
    void restore_layout();

    [[nodiscard]] const ActionSet& actions() const { return actions_; }
    [[nodiscard]] Appearance& appearance() { return appearance_; }
    [[nodiscard]] Centre& centre() const { return *centre_; }
    [[nodiscard]] PresentActions& presenting() const;
    /// Returns the message above the views; empty if there is none.
    [[nodiscard]] QString message() const;

    /// Saves the state of the widgets to the desk before another window is built.
    void keep();
    /// Restores the geometry of window and docks saved by keep(). Call before showing the window, otherwise
    /// it would grow.
    void place_as_kept();
    /// Restores the run, the page and the message saved by keep().
    void show_as_kept();

signals:
    void rebuild_wanted(); ///< emitted when the user has chosen another language or text size

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Coordinators;

    void connect_theme();
    void connect_errors();
    void add_menus();
    void add_recent_menu(RecentFiles& files);
    void add_tools(const ViewChoiceMenus& choices);
    void arrange();
    void find_command(const QWidget& button, const QList<QMenu*>& choices);
    void restore();
    void save_settings();
    void focus_view();
    [[nodiscard]] QString screen_key() const; ///< of the screen and the text size in the settings

    Workspace& workspace_;
    Settings& settings_;
    Appearance appearance_;
    const ActionSet actions_;
    Centre* const centre_;
    StatusLine* const status_;
    Docks docks_;
    std::unique_ptr<CompactWindow> compact_;
    std::unique_ptr<Coordinators> coordinators_; ///< destroyed before the widgets that they use
};

} // namespace lockstep::gui
