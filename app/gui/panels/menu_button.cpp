#include "app/gui/panels/menu_button.h"

#include <QMenu>
#include <QToolButton>

namespace lockstep::gui {

void open_menu_below(QToolButton& button, QMenu& menu) {
    QObject::connect(&button, &QToolButton::clicked, &menu,
                     [&button, &menu] { menu.popup(button.mapToGlobal(button.rect().bottomLeft())); });
}

} // namespace lockstep::gui
