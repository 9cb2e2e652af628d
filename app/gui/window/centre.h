#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/scenes/kit/cell_text.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <span>
#include <string_view>
#include <vector>

class QTabWidget;

namespace lockstep::gui {

class ComparePage;
class FindingsPage;
class MessageArea;
class SceneView;
class SweepPage;
class TransportBar;

/// The middle of the window: messages; the views, and the pages beside them, in tabs; the transport bar.
class Centre : public QWidget {
    Q_OBJECT
public:
    explicit Centre(Workspace& workspace, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void set_cell_number(CellNumber number);
    [[nodiscard]] std::span<SceneView* const> views() const { return views_; }
    /// The view that is shown; the first while a page is.
    [[nodiscard]] SceneView& current_view() const;
    /// Brings a view of the registry to the front: "banks". Nothing where there is none of this name.
    void show_view(std::string_view name);
    void show_page(QWidget& page);
    [[nodiscard]] QTabWidget& tabs() const { return *tabs_; }

    [[nodiscard]] MessageArea& message() const { return *message_; }
    [[nodiscard]] TransportBar& transport() const { return *transport_; }
    [[nodiscard]] FindingsPage& findings_page() const { return *findings_; }
    [[nodiscard]] ComparePage& compare_page() const { return *compare_; }
    [[nodiscard]] SweepPage& sweep_page() const { return *sweep_; }

private:
    void add_views(Selection& selection);
    void add_tab(QWidget* page, const QString& title, const char* icon);
    [[nodiscard]] QWidget* list_of_tabs();

    MessageArea* const message_;
    QTabWidget* const tabs_;
    TransportBar* const transport_;
    FindingsPage* const findings_;
    ComparePage* const compare_;
    SweepPage* const sweep_;
    std::vector<SceneView*> views_;
    std::vector<const char*> icons_; ///< of the tabs
};

} // namespace lockstep::gui
