#pragma once

#include "app/common/place/place.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QPoint>
#include <optional>

class QMainWindow;
class QMenu;
class QModelIndex;

namespace lockstep::gui {

class Appearance;
class Centre;

/// The context menu for views, charts, tables, the source and the panels. It copies the picture, its data as
/// CSV if available, the link that opens it, and the command that renders it. A source that can be edited has
/// the editor's own menu instead. It opens with the right mouse button, the Menu key or Shift+F10.
class ContextMenus : public QObject {
    Q_OBJECT
public:
    ContextMenus(QMainWindow& window, Workspace& workspace, const Centre& centre,
                 const Appearance& appearance, Notices notices);

    /// Opens the menu for the focused element.
    void open_for_focus();
    /// Copies the selected text of the focused element, or its picture if it has none.
    void copy_focus();

signals:
    /// Emitted before the menu of the source opens, so that entries about a line can be added at its start.
    /// `line`: the line at the mouse, from 1; 0 if the menu was opened by a key.
    void source_menu_opens(QMenu* menu, std::uint32_t line);
    /// Emitted before the menu of a list or table opens, so that entries about a row can be added at its start.
    /// `row`: the row at the mouse, or the current row if the menu was opened by a key.
    void list_menu_opens(QMenu* menu, const QModelIndex& row);
    void
    view_menu_opens(QMenu* menu); ///< emitted before the menu of a view opens, for entries about the cursor
    void export_wanted(QWidget* shown);       ///< emitted for a picture or a chart
    void presentation_wanted(QWidget* chart); ///< emitted for a chart

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool open_for(QWidget& widget, QPoint at, bool is_by_mouse);
    void add_image(QMenu& menu, QWidget& shown);
    void add_export(QMenu& menu, QWidget& shown);
    void add_data(QMenu& menu, QWidget& shown);
    void add_link(QMenu& menu, QWidget& shown);
    void add_command(QMenu& menu, QWidget& shown);
    [[nodiscard]] std::optional<ViewPlace> place_of(QWidget& shown);
    [[nodiscard]] QString command_of(QWidget& shown);
    void copy_image(QWidget& shown);
    void copy_text(const QString& text, const QString& said);

    QMainWindow& window_;
    Workspace& workspace_;
    const Centre& centre_;
    const Appearance& appearance_;
    const Notices notices_;
};

} // namespace lockstep::gui
