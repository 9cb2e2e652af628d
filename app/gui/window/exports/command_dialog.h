#pragma once

#include <QDialog>

namespace lockstep::gui {

/// Shows a command that can be copied.
class CommandDialog : public QDialog {
    Q_OBJECT
public:
    CommandDialog(const QString& command, QWidget* parent);
};

} // namespace lockstep::gui
