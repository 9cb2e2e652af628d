#pragma once

#include "app/gui/guide/guide_pages.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <vector>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace lockstep::gui {

class GuideBrowser;
class WholeLabel;

/// The user's guide in a window of its own: a list of pages by section, a field that searches their texts, and the
/// page. Back and forward work as in a web browser (Alt+Left, Alt+Right).
class GuideWindow : public QWidget {
    Q_OBJECT
public:
    /// Shows the guide in a folder. The window is deleted when it is closed.
    GuideWindow(const QString& folder, const Theme& theme, QWidget* parent);

    /// Shows a page; the first one if there is no page with this id.
    void show_page(const QString& id);
    void set_theme(const Theme& theme);

signals:
    void place_wanted(const QString& place); ///< emitted when the user wants to see a place in a run

private:
    void arrange();
    void add_sections();
    void add_keys();
    void filter(const QString& text);
    void visit(const QString& id);
    void go(int by);
    void show_visited();

    const std::vector<GuidePage> pages_;
    QLineEdit* const field_;
    QTreeWidget* const list_;
    WholeLabel* const note_; ///< says that the page is in English
    GuideBrowser* const browser_;
    std::vector<QTreeWidgetItem*> items_; ///< by page
    std::vector<QString> visited_;        ///< ids of pages, in the order of visits
    std::size_t at_ = 0;                  ///< index of the shown page in visited_
};

} // namespace lockstep::gui
