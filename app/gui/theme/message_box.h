#pragma once

#include <QMessageBox>

namespace lockstep::gui {

/// A message box that shows its text as it is written: file names and messages may look like rich text.
class PlainMessageBox : public QMessageBox {
    Q_OBJECT
public:
    PlainMessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
                    QWidget* parent = nullptr);
};

} // namespace lockstep::gui
