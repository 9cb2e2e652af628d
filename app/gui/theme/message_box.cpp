#include "app/gui/theme/message_box.h"

namespace lockstep::gui {

PlainMessageBox::PlainMessageBox(Icon icon, const QString& title, const QString& text,
                                 StandardButtons buttons, QWidget* parent)
    : QMessageBox(icon, title, QString(), buttons, parent) {
    setTextFormat(Qt::PlainText); // before the text
    setText(text);
}

} // namespace lockstep::gui
