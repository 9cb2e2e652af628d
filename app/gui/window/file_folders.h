#pragma once

#include "app/gui/workspace/settings.h"

class QWidget;

namespace lockstep::gui {

// Dialogs for files that start in the folder that was used last. There is one folder for opening, and one for writing.

/// Returns the folder of a setting; empty if it does not exist any more.
[[nodiscard]] QString last_folder(const Settings& settings, Setting folder);
/// Remembers the folder of a file.
void remember_folder(Settings& settings, Setting folder, const QString& path);

/// Asks for a file to open; empty if the user cancels.
[[nodiscard]] QString choose_file_to_open(Settings& settings, QWidget* parent, const QString& title,
                                          const QString& filter);
/// Asks where to write a file, and proposes a name; empty if the user cancels.
[[nodiscard]] QString choose_file_to_write(Settings& settings, QWidget* parent, const QString& title,
                                           const QString& name, const QString& filter);

} // namespace lockstep::gui
