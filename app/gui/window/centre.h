#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/scenes/kit/cell_text.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/theme.h"

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
class SceneView;
class SweepPage;
class TransportBar;
class ViewGroup;

/// The middle of the window: messages; the views, and the pages beside them, in six tabs; the transport bar.
class Centre : public QWidget {
    Q_OBJECT
public:
    explicit Centre(Workspace& workspace, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void set_cell_number(CellNumber number);
    [[nodiscard]] std::span<SceneView* const> views() const { return views_; }
    /// The view that is shown; the first while a page is.
    [[nodiscard]] SceneView& current_view() const;
    /// The view or page that is shown.
    [[nodiscard]] QWidget& current_page() const;
    /// Brings a view or a page of the table of tabs to the front: "banks". Nothing where there is none of
    /// this name.
    void show_view(std::string_view name);
    /// True where the picture in front shows the passes of this warp over the banks.
    [[nodiscard]] bool shows_passes(Warp warp) const;
    void show_page(QWidget& page);
    void show_tab(int tab);
    /// The next sub-view of the tab, in a circle.
    void show_next_sub_view(int by);
    [[nodiscard]] QTabWidget& tabs() const { return *tabs_; }
    /// The sub-views of the tab in front; null: it is a page alone.
    [[nodiscard]] ViewGroup* current_group() const;
    /// Beside the title of the findings' tab; none: there is nothing to count.
    void show_finding_count(int count);

    [[nodiscard]] MessageArea& message() const { return *message_; }
    [[nodiscard]] TransportBar& transport() const { return *transport_; }
    [[nodiscard]] FindingsPage& findings_page() const { return *findings_; }
    [[nodiscard]] ComparePage& compare_page() const { return *compare_; }
    [[nodiscard]] SweepPage& sweep_page() const { return *sweep_; }

signals:
    void page_shown(); ///< another view or page

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add_tab(const TabRow& row, Selection& selection);
    [[nodiscard]] QWidget* page_of(const TabView& row, Selection& selection);
    void say_what_applies(const GroupView& view);
    void title_tabs(bool has_icons, bool has_titles);
    void fit_tabs();

    MessageArea* const message_;
    QTabWidget* const tabs_;
    TransportBar* const transport_;
    FindingsPage* const findings_;
    ComparePage* const compare_;
    SweepPage* const sweep_;
    QLabel* const count_; ///< of findings, on their tab
    std::vector<SceneView*> views_;
    Theme theme_;
};

} // namespace lockstep::gui
