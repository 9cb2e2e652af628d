#pragma once

class QMenu;
class QToolButton;

namespace lockstep::gui {

/// Opens the menu below the button when it is clicked. Unlike QToolButton::setMenu(), the click does not wait until
/// the menu is closed. The button should be the menu's parent.
void open_menu_below(QToolButton& button, QMenu& menu);

} // namespace lockstep::gui
