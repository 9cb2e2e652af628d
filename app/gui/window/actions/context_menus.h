#pragma once

#include "app/common/place/place.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QPoint>
#include <optional>

class QMainWindow;
class QMenu;

namespace lockstep::gui {

class Appearance;
class Centre;

/// The context menu for views, charts, tables, the source and the panels. It copies the picture, its data as
/// CSV if available, the link that opens it, and the command that renders it. It opens with the right mouse
/// button, the Menu key or Shift+F10.
class ContextMenus : public QObject {
    Q_OBJECT
public:
    ContextMenus(QMainWindow& window, Workspace& workspace, const Centre& centre,
                 const Appearance& appearance, Notices notices);

    /// Opens the menu for the focused element.
    void open_for_focus();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool open_for(QWidget& widget, QPoint at);
    void add_image(QMenu& menu, QWidget& shown);
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
