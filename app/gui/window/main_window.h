#pragma once

#include "app/gui/model/settings.h"
#include "app/gui/model/workspace.h"
#include "app/gui/window/action_set.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/docks.h"

#include <QMainWindow>
#include <memory>

namespace lockstep::gui {

class Centre;
class StatusLine;

/// The window: puts panels and views in their places. What they do together is the work of coordinators, one
/// for each matter, that share a workspace:
///
///     workspace <- run, sweep, step, file ... actions -> panels, views, pages
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// The workspace must outlive the window.
    MainWindow(Workspace& workspace, Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void open_file(const QString& path);
    void run_experiment(const QString& id);
    /// Opens a place that the user typed: see app/common/place/place_text.h.
    void open_place(const QString& text);
    /// Saves what is shown, off the window's thread.
    void save_file(const QString& path);
    /// From now on, closes without asking about edited kernels: a signal cannot wait for an answer.
    void ask_nothing() { workspace_.desk().window.asks = false; }
    /// What went wrong elsewhere, above the views.
    void show_error(const Error& error);
    /// A session that somebody else made.
    void show_session(std::shared_ptr<const Session> session);
    /// The docks in their first places, for the window's size.
    void reset_layout();
    /// As the user left it on a screen of this size, else the first places. After the window has its size.
    void restore_layout();

    [[nodiscard]] const ActionSet& actions() const { return actions_; }
    [[nodiscard]] Appearance& appearance() { return appearance_; }
    [[nodiscard]] Centre& centre() const { return *centre_; }
    /// What stands above the views; empty: nothing.
    [[nodiscard]] QString message() const;

    /// Puts into the desk what only the window knows, before another one is built.
    void keep();
    /// Places window and docks as keep() left them. Before the window is shown: it would grow.
    void place_as_kept();
    /// Shows the run, the page and the message that keep() left.
    void show_as_kept();

signals:
    void rebuild_wanted(); ///< another language or text size was chosen

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Coordinators;

    void connect_theme();
    void connect_errors();
    void add_menu_entries();
    void restore();
    void save_settings();
    void focus_view();
    [[nodiscard]] QString screen_key() const;

    Workspace& workspace_;
    Settings& settings_;
    Appearance appearance_;
    const ActionSet actions_;
    Centre* const centre_;
    StatusLine* const status_;
    Docks docks_;
    std::unique_ptr<Coordinators> coordinators_; ///< gone before the widgets that they speak to
};

} // namespace lockstep::gui
