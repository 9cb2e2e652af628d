#pragma once

#include "app/gui/scenes/kit/cell_text.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/workspace.h"

#include <QWidget>
#include <span>
#include <string_view>
#include <vector>

class QLabel;
class QTabWidget;

namespace lockstep::gui {

class ComparePage;
class FindingsPage;
class MessageArea;
class RacePage;
class SceneView;
class StartPage;
class SweepPage;
class TransportBar;
class TryPage;
class ViewGroup;

/// The central widget of the window: messages at the top, views and pages in six tabs, and the transport bar. The page
/// Start replaces the tabs and the transport bar.
class Centre : public QWidget {
    Q_OBJECT
public:
    explicit Centre(Workspace& workspace, QWidget* parent = nullptr);

    /// Restores the state saved by keep().
    void restore(const WindowPlace& place);
    void keep(WindowPlace& place) const;
    void set_theme(const Theme& theme);
    void set_cell_number(CellNumber number);
    [[nodiscard]] std::span<SceneView* const> views() const { return views_; }
    /// Returns the shown view, or the first one while a page is shown.
    [[nodiscard]] SceneView& current_view() const;
    /// Returns the shown view or page.
    [[nodiscard]] QWidget& current_page() const;
    /// Shows a view or a page in the table of tabs: "banks". Does nothing if the name is unknown.
    void show_view(std::string_view name);
    /// Returns whether the front picture shows the bank passes of this warp.
    [[nodiscard]] bool shows_passes(Warp warp) const;
    void show_page(QWidget& page);
    void show_tab(int tab);
    /// Shows or hides the tabs and the names of the sub-views; a narrow window has a list of views instead.
    void show_tabs(bool are_shown);
    /// Shows the page Start instead of the tabs, or the tabs again. To show a view leaves the page.
    void show_start(bool is_shown);
    [[nodiscard]] bool shows_start() const { return shows_start_; }
    /// Adds a button to the bar of each tab with sub-views.
    void add_corner(QAction& action);
    /// Shows the next sub-view of the tab, wrapping around at the ends.
    void show_next_sub_view(int by);
    [[nodiscard]] QTabWidget& tabs() const { return *tabs_; }
    /// Returns the sub-views of the front tab; null if the tab is a single page.
    [[nodiscard]] ViewGroup* current_group() const;
    /// Shows a number next to the title of the tab Findings. Without a number, nothing is shown.
    void show_finding_count(int count);

    [[nodiscard]] MessageArea& message() const { return *message_; }
    [[nodiscard]] TransportBar& transport() const { return *transport_; }
    [[nodiscard]] FindingsPage& findings_page() const { return *findings_; }
    [[nodiscard]] ComparePage& compare_page() const { return *compare_; }
    [[nodiscard]] SweepPage& sweep_page() const { return *sweep_; }
    [[nodiscard]] TryPage& try_page() const { return *try_; }
    [[nodiscard]] RacePage& race_page() const { return *race_; }
    [[nodiscard]] StartPage& start_page() const { return *start_; }
    [[nodiscard]] const Theme& theme() const { return theme_; }

signals:
    void page_shown(); ///< emitted when another view or page is shown, or the page Start is shown or left

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add_tab(const TabRow& row, Selection& selection);
    [[nodiscard]] QWidget* page_of(const TabView& row, Selection& selection);
    void say_what_applies(const GroupView& view);
    void title_tabs(bool has_icons, bool has_titles);
    void fit_tabs();
    void connect_race();
    [[nodiscard]] QWidget* page_named(std::string_view name) const;

    MessageArea* const message_;
    QTabWidget* const tabs_;
    TransportBar* const transport_;
    FindingsPage* const findings_;
    ComparePage* const compare_;
    SweepPage* const sweep_;
    TryPage* const try_;
    RacePage* const race_;
    StartPage* const start_;
    QLabel* const count_; ///< number of findings, on their tab
    std::vector<SceneView*> views_;
    Theme theme_;
    bool shows_start_ = false;
};

} // namespace lockstep::gui
